import type { Body, Tables } from '@tim/reference-data';
import { BadField, iataAirport, iataCarrier, icaoAircraft, matching, type Field } from '../csv/fields.ts';

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
  /** ISO 3166 alpha-2. */
  readonly country: Field<string>;
  /** Undefined of a type that is not known. */
  readonly bodyOf: (icaoType: string) => Body | undefined;
};

export type Codes = {
  readonly isCarrier: (code: string) => boolean;
  /** Undefined where nobody knows the ICAO type. */
  readonly bodyOf: (icaoType: string) => Body | undefined;
  /** An IATA aircraft code. */
  readonly isVariant: (code: string) => boolean;
  readonly isAirport: (code: string) => boolean;
  readonly isCity: (code: string) => boolean;
  readonly isCountry: (code: string) => boolean;
};

export const countryCode = matching(/^[A-Z]{2}$/, 'an ISO country code');
export const iataAircraft = matching(/^[A-Z0-9]{3}$/, 'an IATA aircraft code');

export function knownCodes({ isCarrier, bodyOf, isVariant, isAirport, isCity, isCountry }: Codes): KnownCodes {
  return {
    carrier: known(iataCarrier, isCarrier, 'carriers'),
    aircraftType: known(icaoAircraft, (type) => bodyOf(type) !== undefined, 'aircraft'),
    aircraftVariant: known(iataAircraft, isVariant, 'aircraft'),
    aircraftCode: known(
      matching(/^[A-Z0-9]{3,4}$/, 'an aircraft code'),
      (code) => bodyOf(code) !== undefined || isVariant(code),
      'aircraft',
    ),
    airport: known(iataAirport, isAirport, 'airports'),
    city: known(iataAirport, isCity, 'airports'),
    country: known(countryCode, isCountry, 'airports'),
    bodyOf,
  };
}

/** The codes of tables that are already built. */
export function codesOf({ aircraft, airports, carriers }: Pick<Tables, 'aircraft' | 'airports' | 'carriers'>): Codes {
  const all = Array.from({ length: airports.count }, (_, index) => airports.at(index));
  const cities = new Set(all.map(({ cityCode }) => cityCode));
  const countries = new Set(all.map((airport) => airport.countryCode));
  return {
    isCarrier: (code) => carriers.find(code) !== undefined,
    bodyOf: (icaoType) => {
      const found = aircraft.find(icaoType)?.value;
      return found?.icaoAircraftType === icaoType ? found.body : undefined;
    },
    isVariant: (code) => aircraft.find(code) !== undefined,
    isAirport: (code) => airports.find(code) !== undefined,
    isCity: (code) => cities.has(code),
    isCountry: (code) => countries.has(code),
  };
}

function known(field: Field<string>, isKnown: (code: string) => boolean, table: string): Field<string> {
  return (value) => {
    const code = field(value);
    if (!isKnown(code)) throw new BadField(`'${code}' is not in the ${table} table`);
    return code;
  };
}
