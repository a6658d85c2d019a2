import type { Tables } from '@tim/reference-data';
import { BadField, iataAirport, iataCarrier, icaoAircraft, matching, type Field } from '../csv/fields.ts';

/** Fields that hold a code the tables know. */
export type KnownCodes = {
  readonly carrier: Field<string>;
  /** ICAO type. */
  readonly aircraftType: Field<string>;
  /** IATA aircraft code. */
  readonly aircraftVariant: Field<string>;
  readonly airport: Field<string>;
  /** IATA city code. */
  readonly city: Field<string>;
  /** ISO 3166 alpha-2. */
  readonly country: Field<string>;
};

export type Codes = {
  readonly isCarrier: (code: string) => boolean;
  readonly isAircraft: (code: string) => boolean;
  readonly isAirport: (code: string) => boolean;
  readonly isCity: (code: string) => boolean;
  readonly isCountry: (code: string) => boolean;
};

export const countryCode = matching(/^[A-Z]{2}$/, 'an ISO country code');
const iataAircraft = matching(/^[A-Z0-9]{3}$/, 'an IATA aircraft code');

export function knownCodes({ isCarrier, isAircraft, isAirport, isCity, isCountry }: Codes): KnownCodes {
  return {
    carrier: known(iataCarrier, isCarrier, 'carriers'),
    aircraftType: known(icaoAircraft, isAircraft, 'aircraft'),
    aircraftVariant: known(iataAircraft, isAircraft, 'aircraft'),
    airport: known(iataAirport, isAirport, 'airports'),
    city: known(iataAirport, isCity, 'airports'),
    country: known(countryCode, isCountry, 'airports'),
  };
}

/** The codes of tables that are already built. */
export function codesOf({ aircraft, airports, carriers }: Pick<Tables, 'aircraft' | 'airports' | 'carriers'>): Codes {
  const all = Array.from({ length: airports.count }, (_, index) => airports.at(index));
  const cities = new Set(all.map(({ cityCode }) => cityCode));
  const countries = new Set(all.map((airport) => airport.countryCode));
  return {
    isCarrier: (code) => carriers.find(code) !== undefined,
    isAircraft: (code) => aircraft.find(code) !== undefined,
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
