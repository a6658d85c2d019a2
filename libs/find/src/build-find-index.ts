import type { Airport, CodeHolder, Tables } from '@tim/reference-data';
import { plainCityName } from './city-names.ts';
import { nameWords } from './place-words.ts';
import type { AirportRow, CarrierRow, CityRow, FindIndex, FlightNumbers, StationRow } from './find-index.ts';

/** What a name is: the one to show of a city in its languages, in place of the table's; another of it; the same two of a single airport. */
const USES = ['shown', 'found', 'airport-shown', 'airport'] as const;

/** A name by which people look for a city, an airport or a carrier. */
export type CityName = {
  /** IATA code of the city, the airport or the carrier. */
  readonly code: string;
  readonly name: string;
  /** ISO 639 codes of the languages that call it so. */
  readonly languages: readonly string[];
  readonly use: (typeof USES)[number];
};

/** A row of city-names.csv, or of carrier-names.csv. */
export function readCityName(row: Readonly<Record<string, string>>): CityName {
  const { code = '', name = '', languages = '' } = row;
  return { code, name, languages: languages.split(' '), use: USES.find((use) => use === row['use']) ?? 'found' };
}

export type FindSources = {
  readonly tables: Tables;
  readonly cityNames: readonly CityName[];
  /** Of carriers; none where nobody looks for one. */
  readonly carrierNames?: readonly CityName[];
  /** Railway stations; none where nobody types their codes. */
  readonly stations?: readonly StationRow[];
  /** Language of the names that are shown of cities, airports and carriers, ISO 639; English unless told, and where it has none. */
  readonly language?: string;
};

/** A row of stations.csv. */
export function readStation({ code = '', name = '', airport = '' }: Readonly<Record<string, string>>): StationRow {
  return [code, name, airport];
}

/** Seats of a flight on a route whose seats are not known: the mean of those that are, by flights a year (frequencies, 2016-17). */
const USUAL_SEATS = 156;

const TAKES_PASSENGERS: readonly CodeHolder['kind'][] = ['passenger', 'mixed', 'unknown'];
const FLIES: readonly CodeHolder['status'][] = ['operating', 'unknown'];

/** Whether people may ask for the carrier's flights; yes if nothing is known about it. */
const isOffered = (holder: CodeHolder | undefined): boolean =>
  holder === undefined || (TAKES_PASSENGERS.includes(holder.kind) && FLIES.includes(holder.status));

/**
 * The search's index, made from the tables: every airport and carrier of the list's flights that passengers can take, and
 * the airports that are closed and the carriers that carry freight alone, so that who asks for one is told.
 */
export function buildFindIndex(sources: FindSources): FindIndex {
  const { tables, carrierNames = [], stations = [], language = 'en' } = sources;
  const { seatsOfAirport, flightsOfCarrier } = countTraffic(tables);
  const all = Array.from({ length: tables.airports.count }, (_, index) => tables.airports.at(index));
  const airports = all
    .filter((airport) => airport.isServed && seatsOfAirport(airport) > 0)
    .toSorted(busiestFirst(seatsOfAirport));
  const cities = cityRows(airports, sources.cityNames);
  const nameOf = new Map(cities.map(([code, name]) => [code, name]));
  const shownCodes = new Set(namesToShow(sources.cityNames, 'en').keys());
  const ownNames = grouped(sources.cityNames.filter(({ use }) => use === 'airport'));
  const shownAirports = namesToShow(sources.cityNames, language, 'airport-shown');
  const namesOfCarrier = grouped(carrierNames);
  const shownCarriers = namesToShow(carrierNames, language);
  const carrierRow = (code: string, name: string): CarrierRow => {
    const shown = shownCarriers.get(code) ?? name;
    const others = [name, ...(namesOfCarrier.get(code) ?? []).map((other) => other.name)];
    const icaoCode = tables.carriers.find(code)?.icaoCarrierCode ?? '';
    return [code, icaoCode, shown, ...others.filter((other) => other !== shown)];
  };
  const bearers = new Map(cities.map(([code, shown]) => [nameWords(shown), code] as const).toReversed());
  const namingWordsOfAll = new Set(
    [...all.flatMap(({ name, cityName }) => [name, cityName]), ...sources.cityNames.map(({ name }) => name)].flatMap(
      (name) => nameWords(name).split(' '),
    ),
  );
  /** The ICAO code, unless people may mean a name by it: PALU is an airport in Alaska, and Palu a city in Indonesia. */
  const icaoName = (code: string): string[] => (code === '' || namingWordsOfAll.has(code.toLowerCase()) ? [] : [code]);
  /** A place that has a name of its own in our list, and in the table that of a busier city: Aix-en-Provence is not Lyon. */
  const isOfAnother = (cityCode: string, name: string): boolean => {
    const bearer = shownCodes.has(cityCode) ? bearers.get(nameWords(name)) : undefined;
    return bearer !== undefined && bearer !== cityCode;
  };
  const rowOf = (airport: Airport): AirportRow => {
    const { iataAirportCode: code, cityCode, countryCode, name } = airport;
    const city = plainCityName(airport);
    const shown = shownAirports.get(code) ?? name;
    const others = [
      name,
      ...(ownNames.get(code) ?? []).map((other) => other.name),
      ...icaoName(airport.icaoAirportCode),
    ];
    return [
      code,
      cityCode === code ? '' : cityCode,
      countryCode,
      shown,
      city === nameOf.get(cityCode) || isOfAnother(cityCode, city) ? '' : city,
      ...others.filter((other) => other !== shown),
    ];
  };
  return {
    airports: airports.map(rowOf),
    closedAirports: all
      .filter((airport) => tables.carrierStatus.closureOf(airport) && !airports.includes(airport))
      .map(rowOf),
    stations,
    cities: inLanguage(cities, namesToShow(sources.cityNames, language)),
    metropolises: cities
      .map(([code]) => code)
      .filter((code) => tables.airports.ofCity(code).filter((airport) => airports.includes(airport)).length > 1),
    carriers: [...flightsOfCarrier.keys()]
      .filter((code) => isOffered(tables.carrierStatus.holderOf(code)))
      .toSorted(busiestFirst((code) => flightsOfCarrier.get(code) ?? 0))
      .flatMap((code): CarrierRow[] => {
        const carrier = tables.carriers.find(code);
        return carrier ? [carrierRow(code, carrier.name)] : [];
      }),
    freightCarriers: tables.carrierStatus.holders
      .filter(({ carrierCode, kind, status }) => {
        return kind === 'cargo' && FLIES.includes(status) && !flightsOfCarrier.has(carrierCode);
      })
      .map(({ carrierCode, name }) => carrierRow(carrierCode, name)),
  };
}

/** The carrier's flight numbers by route. */
export function buildFlightNumbers({ airports, flights }: Tables, carrierCode: string): FlightNumbers {
  const numbers: Record<string, number[]> = {};
  for (const { flightNumber, route } of flights.flightsOfCarrier(carrierCode)) {
    const pair = [route.originIndex, route.destinationIndex]
      .map((index) => airports.at(index).iataAirportCode)
      .join('');
    (numbers[pair] ??= []).push(flightNumber);
  }
  return numbers;
}

const busiestFirst =
  <Item>(trafficOf: (item: Item) => number) =>
  (a: Item, b: Item) =>
    trafficOf(b) - trafficOf(a);

/** An airport with two IATA codes is listed under one of them: the ICAO code tells. */
const codeOf = ({ icaoAirportCode, iataAirportCode }: Airport) => icaoAirportCode || iataAirportCode;

/**
 * Seats a year of airports, and flights a year of carriers. Airports are told apart by seats: Newark has more flights than Kennedy, and fewer people.
 */
function countTraffic({ airports, flights, frequencies }: Tables) {
  const ofAirport = new Map<string, number>();
  const ofCarrier = new Map<string, number>();
  for (const { carrierCode, originIndex, destinationIndex, flightNumberCount } of flights.carrierRoutes()) {
    const [origin, destination] = [airports.at(originIndex), airports.at(destinationIndex)];
    // Of a route whose frequency is not known, each number counts as one flight.
    const count = frequencies.ofCarrierRoute(carrierCode, origin, destination)?.value ?? flightNumberCount;
    ofCarrier.set(carrierCode, (ofCarrier.get(carrierCode) ?? 0) + count);
    const seats = count * (frequencies.meanSeats(carrierCode, origin, destination)?.value ?? USUAL_SEATS);
    for (const code of [codeOf(origin), codeOf(destination)]) ofAirport.set(code, (ofAirport.get(code) ?? 0) + seats);
  }
  return { seatsOfAirport: (airport: Airport) => ofAirport.get(codeOf(airport)) ?? 0, flightsOfCarrier: ofCarrier };
}

/** Each city with the name to show, that of its busiest airport unless told, and its other names. */
function cityRows(airports: readonly Airport[], cityNames: readonly CityName[]): CityRow[] {
  const cities = new Map<string, string>();
  for (const airport of airports) {
    if (!cities.has(airport.cityCode)) cities.set(airport.cityCode, plainCityName(airport));
  }
  const namesOf = grouped(cityNames.filter(({ use }) => use === 'shown' || use === 'found'));
  return [...cities].map(([code, tableName]) => {
    const names = namesOf.get(code) ?? [];
    const shown = names.find(isShownIn('en'));
    return [code, shown?.name ?? tableName, ...names.filter((one) => one !== shown).map(({ name }) => name)];
  });
}

const isShownIn =
  (language: string, as: CityName['use'] = 'shown') =>
  ({ use, languages }: CityName): boolean =>
    use === as && languages.includes(language);

/** What cities, airports or carriers are called in a language, by their codes, where the table's or the English name is another. */
export function namesToShow(
  names: readonly CityName[],
  language: string,
  as?: 'shown' | 'airport-shown',
): ReadonlyMap<string, string> {
  return new Map(names.filter(isShownIn(language, as)).map(({ code, name }) => [code, name]));
}

/** A city that is shown by another name is found by the one it had. */
function inLanguage(cities: readonly CityRow[], shown: ReadonlyMap<string, string>): CityRow[] {
  return cities.map(([code, name, ...others]) => {
    const own = shown.get(code) ?? name;
    return own === name ? [code, name, ...others] : [code, own, name, ...others.filter((other) => other !== own)];
  });
}

/** Names by the code of what is called so. */
function grouped(names: readonly CityName[]): ReadonlyMap<string, readonly CityName[]> {
  const groups = new Map<string, CityName[]>();
  for (const name of names) {
    const group = groups.get(name.code);
    if (group) group.push(name);
    else groups.set(name.code, [name]);
  }
  return groups;
}
