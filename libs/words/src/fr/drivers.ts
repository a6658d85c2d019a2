import type { RangeDriver } from '@tim/estimator';

const DRIVERS: Readonly<Record<RangeDriver['key'], string>> = {
  aircraft: 'Quel avion et quelle cabine',
  cabin: 'À quel point les sièges sont connus',
  passengerLoad: 'Le remplissage du vol',
  cargo: 'La quantité de fret transportée',
  routes: 'Quelle liaison et quelle compagnie',
};

/** What a range's driver is. */
export const driverWords = (key: RangeDriver['key']): string => DRIVERS[key];
