import type { RangeDriver } from '@tim/estimator';

const DRIVERS: Readonly<Record<RangeDriver['key'], string>> = {
  aircraft: 'Which aircraft and cabin it is',
  cabin: 'How well the seats are known',
  passengerLoad: 'How full the flight is',
  cargo: 'How much cargo it carries',
  routes: 'Which route and airline it is',
};

/** What a range's driver is. */
export const driverWords = (key: RangeDriver['key']): string => DRIVERS[key];
