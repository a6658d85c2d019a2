import { BadField, type Field } from '../csv/fields.ts';
import { countryCode, type KnownCodes } from './known-codes.ts';

/** Two letters are a country, three an airport. */
export function area(known: KnownCodes): Field<string> {
  return (value) => {
    if (value.length === 2) return countryCode(value);
    if (value.length === 3) return known.airport(value);
    throw new BadField(`'${value}' is neither a country nor an airport`);
  };
}
