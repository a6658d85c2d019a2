/**
 * An airport: IATA code, city code ('' for its own), ISO country, its own name to show, names of its city that differ from the city's, as
 * one text, other names of its own.
 */
export type AirportRow = readonly [
  code: string,
  cityCode: string,
  country: string,
  name: string,
  municipality: string,
  ...otherNames: string[],
];

/** A city: its code, the name to show, other names to find it by. */
export type CityRow = readonly [code: string, name: string, ...otherNames: string[]];

/** A railway station that has an airport's kind of code: the code, its name, an airport nearby ('' where none is known). */
export type StationRow = readonly [code: string, name: string, airport: string];

/** A carrier: IATA code, ICAO code ('' for none), the name to show, other names to find it by. */
export type CarrierRow = readonly [code: string, icaoCode: string, name: string, ...otherNames: string[]];

/** What the site's search looks through: plain data, so that it can be a JSON file. */
export type FindIndex = {
  /** Busiest first. */
  readonly airports: readonly AirportRow[];
  /** Those that are closed to passengers, so that who asks for one is told. */
  readonly closedAirports: readonly AirportRow[];
  /** Airlines sell trains to and from them; lists have their codes, and people type them. */
  readonly stations: readonly StationRow[];
  /** Each city of the airports. */
  readonly cities: readonly CityRow[];
  /** City codes that stand for all of a city's airports. */
  readonly metropolises: readonly string[];
  /** Busiest first. */
  readonly carriers: readonly CarrierRow[];
  /** Those that carry freight and no passengers. */
  readonly freightCarriers: readonly CarrierRow[];
};

/** Flight numbers of one carrier by its routes: origin and destination together, ZRHBOS. */
export type FlightNumbers = Readonly<Record<string, readonly number[]>>;
