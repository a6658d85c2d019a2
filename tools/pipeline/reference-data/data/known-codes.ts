import type { Body, Tables } from '@tim/reference-data';
import {
  BadField,
  countryCode,
  iataAircraft,
  iataAirport,
  iataCarrier,
  icaoAircraft,
  matching,
  type Field,
} from '../csv/fields.ts';

/** Fields that hold a code the tables know. */
export type KnownCodes = {
  readonly carrier: Field<string>;
  /** ICAO type. */
  readonly aircraftType: Field<string>;
  /** IATA code or ICAO type. */
  readonly aircraftCode: Field<string>;
  /** IATA aircraft code. */
  readonly aircraftVariant: Field<string>;
  readonly airport: Field<string>;
  /** IATA city code. */
  readonly city: Field<string>;
  /** Two letters are a country, three an airport. */
  readonly area: Field<string>;
  /** Undefined of a type that is not known. */
  readonly bodyOf: (icaoType: string) => Body | undefined;
};

export type Codes = {
  readonly carriers: ReadonlySet<string>;
  /** Undefined where nobody knows the ICAO type. */
  readonly bodyOf: (icaoType: string) => Body | undefined;
  /** IATA codes and ICAO types. */
  readonly aircraft: ReadonlySet<string>;
  readonly airports: ReadonlySet<string>;
  readonly cities: ReadonlySet<string>;
};

export function knownCodes({ carriers, bodyOf, aircraft, airports, cities }: Codes): KnownCodes {
  const airport = known(iataAirport, (code) => airports.has(code), 'airports');
  return {
    carrier: known(iataCarrier, (code) => carriers.has(code), 'carriers'),
    aircraftType: known(icaoAircraft, (type) => bodyOf(type) !== undefined, 'aircraft'),
    aircraftVariant: known(iataAircraft, (code) => aircraft.has(code), 'aircraft'),
    aircraftCode: known(
      matching(/^[A-Z0-9]{3,4}$/, 'an aircraft code'),
      (code) => bodyOf(code) !== undefined || aircraft.has(code),
      'aircraft',
    ),
    airport,
    city: known(iataAirport, (code) => cities.has(code), 'airports'),
    area: (value) => {
      if (value.length === 2) return countryCode(value);
      if (value.length === 3) return airport(value);
      throw new BadField(`'${value}' is neither a country nor an airport`);
    },
    bodyOf,
  };
}

/** The codes of tables that are already built. */
export function codesOf({ aircraft, airports, carriers }: Pick<Tables, 'aircraft' | 'airports' | 'carriers'>): Codes {
  const all = Array.from({ length: airports.count }, (_, index) => airports.at(index));
  return {
    carriers: new Set(carriers.all.map(({ iataCarrierCode }) => iataCarrierCode)),
    bodyOf: (icaoType) => {
      const found = aircraft.find(icaoType)?.value;
      return found?.icaoAircraftType === icaoType ? found.body : undefined;
    },
    aircraft: new Set(aircraft.codes),
    airports: new Set(all.map(({ iataAirportCode }) => iataAirportCode)),
    cities: new Set(all.map(({ cityCode }) => cityCode)),
  };
}

function known(field: Field<string>, isKnown: (code: string) => boolean, table: string): Field<string> {
  return (value) => {
    const code = field(value);
    if (!isKnown(code)) throw new BadField(`'${code}' is not in the ${table} table`);
    return code;
  };
}
