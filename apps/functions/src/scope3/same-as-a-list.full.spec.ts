import { rowAnswerer, type RowAnswer, type RowQuestion } from '@tim/batch';
import { CABIN_CLASSES } from '@tim/estimator';
import { NO_OWN_NAMES } from '@tim/estimate-messages';
import { FlightEmissionsRequest } from '@tim/messages';
import { Scope3FlightSegment } from '@tim/messages/api-v1';
import { addDays, utcDate } from '@tim/notation';
import { en } from '@tim/words';
import { describe, expect, it } from 'vitest';
import { flightEmissions } from '../operations/flight-emissions.ts';
import { engineProvider } from '../providers/engine-provider.ts';
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

function rows(dateOf: (at: number) => Dated['date']): Dated[] {
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
      date: dateOf(at),
      cabin: CABIN_CLASSES[at % CABIN_CLASSES.length] ?? 'economy',
      passengers: 1,
    };
  });
}

const gramsOf = (found: RowAnswer, { cabin }: RowQuestion) =>
  found.kind !== 'unavailable' ? found.wellToWakeGramsPerPassenger[cabin] : undefined;

describe('a list has the grams of the API', () => {
  it(`in ${ROWS} flights to come, those of computeFlightEmissions`, async () => {
    const questions = rows((at) => addDays(today, 2 + (at % 300)));
    const provider = engineProvider(estimator, () => NOW);
    const request = FlightEmissionsRequest.fromPartial({
      flights: questions.map(({ origin = '', destination = '', carrierCode = '', flightNumber, date }) => ({
        origin,
        destination,
        operatingCarrierCode: carrierCode,
        flightNumber: String(flightNumber),
        departureDate: date,
      })),
    });
    const given = await flightEmissions(request, {
      provider,
      carriersIn: () => () => undefined,
      citiesIn: () => () => undefined,
      ownNamesIn: () => NO_OWN_NAMES,
      wordsIn: () => en,
    });
    const entries = [...given.answer.entries] as { emissionsGramsPerPax?: Record<string, number> }[];
    const compared = questions.flatMap((question, at) => {
      const grams = entries[at]?.emissionsGramsPerPax?.[question.cabin];
      return grams === undefined ? [] : [[grams, gramsOf(answer(question), question)]];
    });
    expect(compared.length).toBeGreaterThan(0.9 * ROWS);
    expect(compared.filter(([api, list]) => api !== list)).toEqual([]);
  });

  it(`in ${ROWS} past flights, those of computeScope3FlightEmissions, with its tier and both phases`, () => {
    const questions = rows((at) => (at % 20 === 1 ? { year: 2019 + (at % 8) } : addDays(today, -(at % 2800)))).map(
      ({ cabin, passengers, date, ...flight }, at): Dated =>
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
