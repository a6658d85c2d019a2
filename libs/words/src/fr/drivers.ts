import type { RangeDriver } from '@tim/estimator';

const DRIVERS: Readonly<Record<RangeDriver['key'], string>> = {
  aircraft: 'L’avion et sa cabine',
  cabin: 'Les sièges, plus ou moins bien connus',
  passengerLoad: 'Le remplissage du vol',
  cargo: 'La quantité de fret transportée',
  routes: 'Le trajet et la compagnie',
};

/** What a range's driver is. */
export const driverWords = (key: RangeDriver['key']): string => DRIVERS[key];
