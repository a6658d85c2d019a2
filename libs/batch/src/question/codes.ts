import { MOST_REMEMBERED, MOST_REMEMBERED_LETTERS } from '../bounds.ts';
import { countryNamed } from '@tim/find';
import { upperCaseCode } from '@tim/notation';
import { groupBy, type Airport, type Tables } from '@tim/reference-data';
import { aircraftNamed } from './aircraft-names.ts';
import { plainHeader } from '../columns/plain-header.ts';
import { noAirlineReader, type NoAirline } from './not-by-airline.ts';
import { saidKind, type Said, type SkippedKind } from './row-kinds.ts';

/** Finds codes in what people write in place of them; undefined where nothing or more than one thing is meant. */
export type CodeReader = {
  /** IATA codes of the airports, or of cities that stand for theirs, that may be meant. */
  readonly places: (text: string) => readonly string[];
  /** IATA code of a carrier. */
  readonly carrier: (text: string) => string | undefined;
  /** IATA or ICAO code of an aircraft, or of a family of them. */
  readonly aircraft: (text: string) => string | undefined;
  /** What a text says of who operates a flight: a railway, whose trains are sold as flights, or nobody who sells seats. */
  readonly operatorKind: (text: string) => NoAirline | undefined;
  /** What a text says of the aircraft: one that airlines do not fly, or a train. */
  readonly aircraftKind: (text: string) => NoAirline | undefined;
  /** What stops at a place that has an airport's kind of code, or that of a station. */
  readonly stationKind: (text: string) => SkippedKind | undefined;
  /** Whether a carrier is known to fly from one airport or city to another. */
  readonly flies: (iataCarrierCode: string, origin: string, destination: string) => boolean;
  /** The same of one of its flights, by its number. */
  readonly fliesAs: (
    iataCarrierCode: string,
    flightNumber: number | undefined,
    origin: string,
    destination: string,
  ) => boolean;
  /** ISO code of the country that a whole text names. */
  readonly countryNamed: (text: string) => string | undefined;
  /** ISO code of an airport's or a city's country. */
  readonly countryOf: (code: string) => string | undefined;
  /** What a text says a row is. */
  readonly kind: (text: string) => Said | undefined;
};

/** IATA codes of the places that a whole name may mean, of a city or an airport. */
export type PlaceNames = (name: string) => readonly string[];

/** A code that stands in brackets or before a dash beside a name: "Zurich (ZRH)", "Zurich / Zurich Airport (ZRH/LSZH)", "ZRH - Zurich/CH". */
const IN_BRACKETS = /\(([A-Z0-9]{2,4})(?:\s*\/\s*[A-Z0-9]{3,4})?\)\s*$/;
const BEFORE_DASH = /^([A-Z0-9]{3,4})\s+[-–|]\s/;

/** Codes of one airport: "BSL/MLH", "BSL/MLH/EAP". */
const SEVERAL_CODES = /^[A-Z]{3}(?: ?\/ ?[A-Z]{3}){1,2}$/;
/** Points of one airport lie so near each other [degrees]: half a kilometre. */
const SAME_POINT_DEG = 0.005;
type Located = Pick<Airport, 'latitudeDeg' | 'longitudeDeg'>;
/** Whether two codes are of one airport, as those of the EuroAirport: some have an ICAO code, and all the same place. */
const isSame = (one: Located, other: Located): boolean =>
  Math.abs(one.latitudeDeg - other.latitudeDeg) < SAME_POINT_DEG &&
  Math.abs(one.longitudeDeg - other.longitudeDeg) < SAME_POINT_DEG;

/** The number of a station: two digits of its country, five of its own (International Union of Railways). */
const UIC = /^[1-9]\d{6}$/;

const RAILWAY: NoAirline = { kind: 'rail', isFlownByAirlinesToo: false };

/** Countries that people write in brackets, whose letters are an airport's code too. */
const COUNTRIES: ReadonlySet<string> = new Set(['USA', 'UAE']);

/** @param placesOf - looks whole names up */
// oxlint-disable-next-line max-lines-per-function -- functions that share what was read once
export function codeReader(tables: Tables, placesOf: PlaceNames): CodeReader {
  const { airports, carriers } = tables;
  const { stationKind, airportOfFormerCode, notByAirline } = tables.listCodes;
  // A list of airports may have stations that airlines sell.
  const isStation = (code: string) => stationKind(code) !== undefined && airports.find(code)?.isServed !== true;
  const isPlace = (code: string) =>
    !isStation(code) && (airports.find(code) !== undefined || airports.ofCity(code).length > 0);
  const airportByIcao = new Map<string, string>();
  for (let index = 0; index < airports.count; index++) {
    const { icaoAirportCode, iataAirportCode } = airports.at(index);
    if (icaoAirportCode !== '') airportByIcao.set(icaoAirportCode, iataAirportCode);
  }
  const carrierByIcao = new Map<string, string>();
  // An airline may have a railway's code: then the list has flights under it.
  const routes = new Map<string, number>();
  for (const { carrierCode } of tables.flights.carrierRoutes()) {
    routes.set(carrierCode, (routes.get(carrierCode) ?? 0) + 1);
  }
  const routesOf = (code: string | undefined): number => routes.get(code ?? '') ?? 0;
  // Of companies of one name the one with most routes is meant; none where two have as many.
  const carrierByName = new Map<string, string | undefined>();
  for (const [plain, ofName] of groupBy(carriers.all, ({ name }) => plainHeader(name))) {
    const [first, second] = ofName
      .map(({ iataCarrierCode }) => iataCarrierCode)
      .toSorted((one, other) => routesOf(other) - routesOf(one));
    carrierByName.set(plain, second !== undefined && routesOf(first) === routesOf(second) ? undefined : first);
  }
  const railways = new Set<string>();
  for (const { iataCarrierCode, icaoCarrierCode, name } of carriers.all) {
    if (saidKind(name) === 'rail' && routesOf(iataCarrierCode) === 0) railways.add(iataCarrierCode);
    carrierByIcao.set(icaoCarrierCode, iataCarrierCode);
  }

  /** By its name, or a name that only one begins with: "Swiss" is Swiss International Air Lines. */
  const carrierOf = (plain: string): string | undefined => {
    if (carrierByName.has(plain) || plain.length < SHORTEST_NAME) return carrierByName.get(plain);
    const [one, ...others] = [...carrierByName].filter(([name]) => name.startsWith(plain));
    return others.length === 0 ? one?.[1] : undefined;
  };

  const places = (text: string): readonly string[] => {
    // An empty cell names no place: the index of names, which takes 8 MB, is not made for it.
    if (text === '') return [];
    const upper = upperCaseCode(text);
    if (isPlace(upper)) return [upper];
    const today = airportOfFormerCode(upper);
    if (today !== undefined) return [today];
    if (SEVERAL_CODES.test(upper)) return oneAirport(upper.split('/'));
    // "London (all)" has no code; and the whole text may say otherwise, as "Dubai (UAE)" does.
    const [, beside = upper] = IN_BRACKETS.exec(text) ?? BEFORE_DASH.exec(upper) ?? [];
    const code = isPlace(beside) ? beside : (airportOfFormerCode(beside) ?? airportByIcao.get(beside));
    const isOther = (code !== undefined && beside === upper) || isStation(beside);
    const named = isOther ? [] : placesOf(text.trim());
    const isCode = code !== undefined && named.length !== 1 && !COUNTRIES.has(beside);
    return isCode ? [code] : named;
  };
  /** The airport that all of some codes are of; none where they are of several. */
  const oneAirport = (all: readonly string[]): readonly string[] => {
    const found = all.flatMap((code) => airports.find(code.trim()) ?? []);
    const [first] = found;
    const isOne =
      first !== undefined && found.length === all.length && found.every((airport) => isSame(first, airport));
    return isOne ? [(found.find(({ isServed }) => isServed) ?? first).iataAirportCode] : [];
  };
  const kindOfStation = (text: string): SkippedKind | undefined => {
    const upper = upperCaseCode(text);
    const [, beside = upper] = IN_BRACKETS.exec(text) ?? BEFORE_DASH.exec(upper) ?? [];
    if (UIC.test(upper)) return 'rail';
    return isStation(beside) ? stationKind(beside) : undefined;
  };
  const { ofAircraft, ofOperator } = noAirlineReader(notByAirline);
  const operatorKind = (text: string): NoAirline | undefined =>
    railways.has(upperCaseCode(text)) ? RAILWAY : ofOperator(text);
  const carrier = (text: string): string | undefined => {
    const upper = upperCaseCode(text);
    if (/^[A-Z0-9]{2}$/.test(upper)) return upper;
    const [, beside = upper] = IN_BRACKETS.exec(upper) ?? [];
    return beside.length === 2 ? beside : (carrierByIcao.get(beside) ?? carrierOf(plainHeader(text)));
  };
  const airportsOf = (code: string) => {
    const airport = airports.find(code);
    return [...airports.ofCity(code), ...(airport ? [airport] : [])];
  };
  const flies = (iataCarrierCode: string, origin: string, destination: string): boolean =>
    airportsOf(origin).some((from) =>
      airportsOf(destination).some((to) => tables.flights.isCarrierOnRoute(iataCarrierCode, from, to)),
    );
  const fliesAs: CodeReader['fliesAs'] = (carrierCode, flightNumber, origin, destination) => {
    if (flightNumber === undefined) return false;
    const [from, to] = [origin, destination].map((code) => new Set(airportsOf(code).map(({ index }) => index)));
    return tables.flights
      .routesOfFlight(carrierCode, flightNumber)
      .some(({ originIndex, destinationIndex }) => from?.has(originIndex) && to?.has(destinationIndex));
  };
  const named = aircraftNamed(tables.families.names);
  const aircraft = (text: string): string | undefined => {
    const upper = upperCaseCode(text);
    const isCode = tables.aircraft.find(upper) !== undefined || tables.families.typesOf(upper) !== undefined;
    return isCode ? upper : named(text)?.aircraftCode;
  };
  return {
    places: remembered(places),
    carrier: remembered(carrier),
    aircraft: remembered(aircraft),
    operatorKind: remembered(operatorKind),
    aircraftKind: remembered(ofAircraft),
    stationKind: remembered(kindOfStation),
    flies,
    fliesAs,
    countryNamed: remembered(countryNamed()),
    countryOf: (code) => airportsOf(code)[0]?.countryCode,
    kind: remembered(saidKind),
  };
}

/** The same texts come again and again in a list. What is remembered is a copy: a text of a list keeps the whole block that it is from. */
function remembered<Found>(read: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, { readonly found: Found }>();
  let letters = 0;
  return (text) => {
    const before = known.get(text);
    if (before) return before.found;
    if (known.size >= MOST_REMEMBERED || letters + text.length > MOST_REMEMBERED_LETTERS) return read(text);
    letters += text.length;
    const own = Array.from(text).join('');
    const found = read(own);
    known.set(own, { found });
    return found;
  };
}

/** Beginnings of names that are shorter could be anything [letters]. */
const SHORTEST_NAME = 4;
