import { find as findTimeZones } from 'geo-tz/all';
import { newTable } from '../codec/new-table.ts';
import { decimal, iataAirport, icaoAirportOrNone, matching, text } from '../csv/fields.ts';
import { readRows } from '../csv/read-rows.ts';
import { TIME_ZONE_CREDIT } from '../sources.ts';
import type { BuildContext } from './build-context.ts';

export type AirportRow = {
  readonly iata: string;
  readonly icao: string;
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly country: string;
  /** '' when the airport has the city to itself. */
  readonly cityCode: string;
  readonly name: string;
  readonly cityName: string;
  readonly timeZone: string;
};

const countryOrNone = matching(/^([A-Z]{2})?$/, 'an ISO country code');
const cityOrNone = matching(/^([A-Z]{3})?$/, 'an IATA city code');

/** Mark of a row whose coordinates come from opentraveldata alone, often under a code that was another airport's before. */
const UNSURE_COORDINATES = /^optd\*?$/;

/** The airports, sorted by IATA code; each one's time zone is that of the boundaries its coordinates lie in. */
export async function readAirportList({ sources, report }: BuildContext): Promise<AirportRow[]> {
  const file = sources.file('airports');
  const fields = {
    iata: iataAirport,
    icao: icaoAirportOrNone,
    lat: decimal(-90, 90),
    lon: decimal(-180, 180),
    country: countryOrNone,
    city_code: cityOrNone,
    name: text,
    coord_source: text,
    city: text,
  };
  const airports = new Map<string, AirportRow>();
  const unsure: { readonly line: number; readonly airport: AirportRow }[] = [];
  for (const { line, values } of await readRows(file, fields, report)) {
    const [timeZone] = findTimeZones(values.lat, values.lon);
    if (airports.has(values.iata)) report.bad(file.name, line, `${values.iata} stands there twice`);
    else if (timeZone === undefined) report.bad(file.name, line, `no time zone at ${values.lat}, ${values.lon}`);
    else {
      const airport = {
        iata: values.iata,
        icao: values.icao,
        latitudeDeg: values.lat,
        longitudeDeg: values.lon,
        country: values.country,
        cityCode: values.city_code === values.iata ? '' : values.city_code,
        name: values.name,
        cityName: values.city,
        timeZone,
      };
      airports.set(airport.iata, airport);
      if (UNSURE_COORDINATES.test(values.coord_source)) unsure.push({ line, airport });
    }
  }
  const strays = findStrays([...airports.values()], new Set(unsure.map(({ airport }) => airport)));
  for (const { line, airport } of unsure.filter((row) => strays.has(row.airport))) {
    report.bad(
      file.name,
      line,
      `${airport.iata} is said to be in ${airport.country}, its coordinates are in ${airport.timeZone}`,
    );
    airports.delete(airport.iata);
  }
  return [...airports.values()].sort((a, b) => (a.iata < b.iata ? -1 : 1));
}

/**
 * The unsure airports whose coordinates lie elsewhere than their country: in a time zone where the other airports are of
 * other countries.
 */
function findStrays(airports: readonly AirportRow[], unsure: ReadonlySet<AirportRow>): Set<AirportRow> {
  const countries = new Map<string, Set<string>>();
  for (const airport of airports.filter((row) => !unsure.has(row))) {
    countries.set(airport.timeZone, (countries.get(airport.timeZone) ?? new Set()).add(airport.country));
  }
  const isStray = ({ country, timeZone }: AirportRow) =>
    country !== '' && countries.get(timeZone)?.has(country) === false;
  return new Set([...unsure].filter(isStray));
}

/** @param carrierRoutes - how many carrier-routes each airport has */
export function buildAirports(
  { sources }: BuildContext,
  airports: readonly AirportRow[],
  carrierRoutes: ReadonlyMap<string, number>,
): Uint8Array {
  const table = newTable({
    table: 'airports',
    sources: [sources.credit('airports'), TIME_ZONE_CREDIT],
    rows: airports.length,
    notes: ['Airports without flights may lack a name, a city name or a country.'],
  });
  table.columns
    .sortedStrings(airports.map(({ iata }) => iata))
    .strings(airports.map(({ icao }) => icao))
    .decimals(
      airports.map(({ latitudeDeg }) => latitudeDeg),
      6,
    )
    .decimals(
      airports.map(({ longitudeDeg }) => longitudeDeg),
      6,
    )
    .repeatedStrings(airports.map(({ country }) => country))
    .repeatedStrings(airports.map(({ cityCode }) => cityCode))
    .strings(airports.map(({ name }) => name))
    .strings(airports.map(({ cityName }) => cityName))
    .repeatedStrings(airports.map(({ timeZone }) => timeZone))
    .uints(routesOfEach(airports, carrierRoutes));
  return table.toBytes();
}

/** An airport with two IATA codes has its routes listed under one of them: the other gets the same count. */
function routesOfEach(airports: readonly AirportRow[], carrierRoutes: ReadonlyMap<string, number>): number[] {
  const byIcao = new Map<string, number>();
  for (const { iata, icao } of airports) {
    if (icao !== '') byIcao.set(icao, Math.max(byIcao.get(icao) ?? 0, carrierRoutes.get(iata) ?? 0));
  }
  return airports.map(({ iata, icao }) => carrierRoutes.get(iata) ?? byIcao.get(icao) ?? 0);
}
