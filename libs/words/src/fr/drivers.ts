import type { RangeDriver } from '@tim/estimator';

const DRIVERS: Readonly<Record<RangeDriver['key'], string>> = {
  aircraft: 'Quel avion et quelle cabine',
  cabin: 'Le degré de connaissance des sièges',
  passengerLoad: 'Le remplissage du vol',
  cargo: 'La quantité de fret transportée',
  routes: 'Quel trajet et quelle compagnie',
};

/** What a range's driver is. */
export const driverWords = (key: RangeDriver['key']): string => DRIVERS[key];
