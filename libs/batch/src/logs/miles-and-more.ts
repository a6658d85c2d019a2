import type { CabinClass } from '@tim/estimator';
import type { LogFormat } from './log-format.ts';

/** Letters of classes that are booked, as the airlines of Miles & More sell them. */
const LETTERS: readonly (readonly [letters: string, cabin: CabinClass])[] = [
  ['FA', 'first'],
  ['CJDZP', 'business'],
  ['WEGN', 'premiumEconomy'],
  ['MYBHKLQTVSOU', 'economy'],
];

/** The JSON of an account's flights, with columns as AirTrail's importer reads them (November 2026). */
export const milesAndMore: LogFormat = {
  columns: [['originairportcode', 'destinationairportcode', 'airlinedesignatorcode', 'compartmentclass']],
  cabins: Object.fromEntries(LETTERS.flatMap(([letters, cabin]) => letters.split('').map((letter) => [letter, cabin]))),
};
