import type { RangeDriver } from '@tim/estimator';

const DRIVERS: Readonly<Record<RangeDriver['key'], string>> = {
  aircraft: 'Welches Flugzeug mit welcher Kabine fliegt',
  cabin: 'Wie gut die Bestuhlung bekannt ist',
  passengerLoad: 'Wie voll der Flug ist',
  cargo: 'Wie viel Fracht er befördert',
  routes: 'Welche Strecke und welche Fluggesellschaft es ist',
};

/** What a range's driver is. */
export const driverWords = (key: RangeDriver['key']): string => DRIVERS[key];
