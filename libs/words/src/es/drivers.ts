import type { RangeDriver } from '@tim/estimator';

const DRIVERS: Readonly<Record<RangeDriver['key'], string>> = {
  aircraft: 'Qué avión vuela y con qué cabina',
  cabin: 'Con qué certeza se conocen los asientos',
  passengerLoad: 'La ocupación del vuelo',
  cargo: 'La carga que lleva',
  routes: 'Qué ruta y qué aerolínea se toman',
};

/** What a range's driver is. */
export const driverWords = (key: RangeDriver['key']): string => DRIVERS[key];
