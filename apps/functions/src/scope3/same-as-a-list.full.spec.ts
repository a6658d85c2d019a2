import { rowAnswerer, type RowQuestion } from '@tim/batch';
import { CABIN_CLASSES } from '@tim/estimator';
import { Scope3FlightSegment } from '@tim/messages/api-v1';
import { addDays, utcDate } from '@tim/notation';
import { en } from '@tim/words';
import { describe, expect, it } from 'vitest';
import { NOW } from '../testing/served-api.ts';
import { estimator as sharedEstimator, tables } from '../testing/tables.ts';
import { distanceBasedGrams } from './distance-based.ts';
import { scope3Estimate } from './scope3-estimate.ts';

const estimator = sharedEstimator();
/** The latest date on earth, as the scope 3 method takes it. */
const today = utcDate(NOW + 14 * 3_600_000);
const answer = rowAnswerer({ tables: tables(), estimator, today, gramsOfDistance: distanceBasedGrams });
const flights = tables().carriers.all.flatMap(({ iataCarrierCode }) => [
  ...tables().flights.flightsOfCarrier(iataCarrierCode),
]);
const ROWS = 5000;

/** Many different rows, the same in every run: known numbers all over the list, and others. */
type Dated = RowQuestion & { readonly date: NonNullable<RowQuestion['date']> };

function rows(): Dated[] {
  return Array.from({ length: ROWS }, (_, at) => {
    const known = flights[(at * 7919) % flights.length];
    const [origin, destination] = [known?.route.originIndex, known?.route.destinationIndex].map(
      (place) => tables().airports.at(place ?? 0).iataAirportCode,
    );
    return {
      origin: origin ?? '',
      destination: destination ?? '',
      carrierCode: known?.route.carrierCode ?? '',
      flightNumber: at % 15 === 0 ? 9000 + (at % 900) : (known?.flightNumber ?? 1),
      date: at % 20 === 1 ? { year: 2019 + (at % 8) } : addDays(today, -(at % 2800)),
      cabin: CABIN_CLASSES[at % CABIN_CLASSES.length] ?? 'economy',
      passengers: 1,
    };
  });
}

describe('a list has the grams of the API', () => {
  it(`in ${ROWS} past flights, those of computeScope3FlightEmissions, with its tier and both phases`, () => {
    const questions = rows().map(({ cabin, passengers, date, ...flight }, at): Dated =>
      at % 20 === 7 ? { cabin, passengers, date, distanceKm: 1 + at * 3 } : { ...flight, cabin, passengers, date },
    );
    const differing = questions.filter((question) => {
      const { cabin, passengers: _one, ...flight } = question;
      const api = scope3Estimate(
        Scope3FlightSegment.fromJSON({
          ...flight,
          departureDate: flight.date,
          cabinClass: cabin.replace(/E/, '_E').toUpperCase(),
        }),
        estimator,
        NOW,
        { includesAdditions: false, includesWorking: false, words: en },
      );
      const found = answer(question);
      const list =
        found.kind !== 'unavailable'
          ? [
              found.wellToWakeGramsPerPassenger[cabin],
              found.wellToTankGramsPerPassenger[cabin],
              found.tankToWakeGramsPerPassenger[cabin],
            ]
          : [];
      const { wtwEmissionsGramsPerPax, wttEmissionsGramsPerPax, ttwEmissionsGramsPerPax } = api;
      const asked = [wtwEmissionsGramsPerPax, wttEmissionsGramsPerPax, ttwEmissionsGramsPerPax];
      return asked.filter((grams) => grams !== undefined).join(' ') !== list.join(' ');
    });
    expect(differing).toEqual([]);
  });
});
