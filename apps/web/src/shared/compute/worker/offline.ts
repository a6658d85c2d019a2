import { carrierNames, flightQuery, placeNames, travelOptionFields, type OwnNames } from '@tim/estimate-messages';
import { flightAnswerMessage, typicalAnswerMessage } from '@tim/estimate-messages/answers';
import { createEstimator, type Estimator } from '@tim/estimator';
import { cityNamesOf, type CarrierRow, type CityOf, type FindIndex } from '@tim/find';
import type { FlightEmissionsRequest, ModelVersion, TypicalEmissionsRequest } from '@tim/messages';
import type { Tables } from '@tim/reference-data';
import { departureWindow } from '@tim/validation';
import { ownWords } from '@tim/words';
import { once } from '../../once.ts';
import type { OfflineWork } from '../offline-types.ts';

type Names = {
  readonly cityOf: CityOf;
  readonly carrierName: (code: string) => string | undefined;
  readonly own: OwnNames;
};

const unknown = () => undefined;

/** Answers as the functions do, in the language of the site. */
export function createOffline(tables: Tables, findIndex: (address: string) => Promise<FindIndex>): OfflineWork {
  const estimator = createEstimator(tables);
  let names: Names = {
    cityOf: unknown,
    carrierName: (code) => tables.carriers.find(code)?.name,
    own: { carrier: unknown, airport: unknown },
  };
  return {
    load: once(async (address: string) => {
      names = namesOf(tables, await findIndex(address));
    }),
    flightEmissions: async (request) => flights(estimator, names, request),
    typicalEmissions: async (request) => markets(estimator, names, request),
  };
}

function namesOf(tables: Tables, index: FindIndex): Names {
  const carriers = new Map([
    ...ownNames(index.carriers, (code) => tables.carriers.find(code)),
    ...ownNames(index.freightCarriers, tables.carrierStatus.holderOf),
  ]);
  const airports = new Map([...index.airports, ...index.closedAirports].map(([code, , , name]) => [code, name]));
  return {
    cityOf: cityNamesOf(tables, new Map(index.cities.map(([code, name]) => [code, name]))),
    carrierName: (code) => carriers.get(code) ?? tables.carriers.find(code)?.name,
    own: { carrier: (code) => carriers.get(code), airport: (code) => airports.get(code) },
  };
}

/** The names, by code, that are not the tables' English ones. */
const ownNames = (rows: readonly CarrierRow[], inEnglish: (code: string) => { readonly name: string } | undefined) =>
  rows.flatMap(([code, , name]) => (name === inEnglish(code)?.name ? [] : [[code, name] as const]));

const versionOf = ({ modelVersion, dataHash }: Estimator): ModelVersion => ({ ...modelVersion, dataHash });

function flights(estimator: Estimator, { cityOf, carrierName, own }: Names, request: FlightEmissionsRequest) {
  const options = { window: departureWindow(Date.now()), includesWorking: request.includeWorking ?? false };
  const parts = {
    includesInputs: request.includeEmissionsInputs ?? true,
    includesBreakdown: request.includeEmissionsBreakdown ?? true,
  };
  const flightEmissions = request.flights.map((flight) => {
    const result = estimator.flight(flightQuery(flight), options);
    const message = flightAnswerMessage(flight, { result }, parts, ownWords, own);
    return { ...message, ...placeNames(message, flight, cityOf), ...carrierNames(message, carrierName) };
  });
  return { flightEmissions, modelVersion: versionOf(estimator) };
}

function markets(estimator: Estimator, { cityOf, carrierName, own }: Names, request: TypicalEmissionsRequest) {
  const options = { includesWorking: request.includeWorking ?? false, prefersDirect: request.preferDirect ?? false };
  const window = departureWindow(Date.now());
  const typicalFlightEmissions = request.markets.map((market) => {
    const found = request.includeOptions
      ? estimator.options(market, request.optionsDate ?? window.earliest, window)
      : [];
    const message = {
      ...typicalAnswerMessage(market, { result: estimator.typical(market, options) }, ownWords, own),
      ...travelOptionFields('kind' in found ? [] : found, carrierName),
    };
    return {
      ...message,
      ...placeNames(message, market, cityOf),
      ...carrierNames(message, carrierName),
    };
  });
  return { typicalFlightEmissions, modelVersion: versionOf(estimator) };
}
