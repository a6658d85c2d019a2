import type { RangeDriver } from '@tim/estimator';

const DRIVERS: Readonly<Record<RangeDriver['key'], string>> = {
  aircraft: 'Qué avión y qué cabina son',
  cabin: 'Lo bien que se conocen los asientos',
  passengerLoad: 'Lo lleno que va el vuelo',
  cargo: 'Cuánta carga lleva',
  routes: 'Qué ruta y qué aerolínea son',
};

/** What a range's driver is. */
export const driverWords = (key: RangeDriver['key']): string => DRIVERS[key];
