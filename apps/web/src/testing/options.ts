import type { KilogramsPerPassenger } from '@tim/format';
import type { TypicalFigures } from '../shared/api/answers.ts';
import type { EmissionsApi } from '../shared/api/emissions-api.ts';
import type { OptionFigures } from '../shared/api/travel-options.ts';
import { typicalAnswer } from './answers.ts';

type Flown = {
  readonly carrierCode?: string;
  /** Of the first leg: each one after it has the next. */
  readonly flightNumber?: number;
  readonly wellToWakeKg?: KilogramsPerPassenger;
};

/** One carrier's flights from airport to airport, with a range as narrow as their figure. */
export function optionOf(
  carrierName: string,
  airports: readonly string[],
  { carrierCode = 'XX', flightNumber = 1, wellToWakeKg = { economy: 300 } }: Flown = {},
): OptionFigures {
  return {
    legs: airports.slice(1).map((destination, index) => ({
      origin: airports[index] ?? '',
      destination,
      carrierCode,
      carrierName,
      flightNumbers: [flightNumber + index],
      aircraft: undefined,
      contrailsImpactBucket: 0,
    })),
    wellToWakeKg,
    range: { lowKg: wellToWakeKg, highKg: wellToWakeKg },
    durationHours: 8,
    isInTypical: true,
    isNearby: false,
    otherAirports: [],
    missingCabins: [],
  };
}

/** Answers a route with its typical figure and with these options. */
export function listingApi(
  options: readonly OptionFigures[],
  typical: Partial<TypicalFigures> = { carrierCodes: ['BA'] },
  placeNames: Readonly<Record<string, string>> = {},
): Partial<EmissionsApi> {
  return {
    typicalEmissions: () => Promise.resolve({ kind: 'result', response: typicalAnswer(typical) }),
    travelOptions: () => Promise.resolve({ kind: 'result', response: { options, oldOptions: [], placeNames } }),
  };
}
