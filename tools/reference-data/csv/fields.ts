/** Turns a field's text into its value; throws `BadField` when the text is not such a value. */
export type Field<Value> = (text: string) => Value;

/** A field does not hold what its column promises. */
export class BadField extends Error {
  override readonly name = 'BadField';
}

/** @param what - the kind of text expected, for the message */
export function matching(pattern: RegExp, what: string): Field<string> {
  return (text) => {
    if (!pattern.test(text)) throw new BadField(`'${text}' is not ${what}`);
    return text;
  };
}

export const text: Field<string> = (value) => value.trim().replaceAll(/\s+/g, ' ');
export const iataAirport = matching(/^[A-Z0-9]{3}$/, 'an IATA airport code');
export const icaoAirportOrNone = matching(/^([A-Z0-9]{4})?$/, 'an ICAO airport code');
export const iataCarrier = matching(/^[A-Z0-9]{2}$/, 'an IATA carrier code');
export const icaoCarrierOrNone = matching(/^([A-Z]{3})?$/, 'an ICAO carrier code');
export const icaoAircraft = matching(/^[A-Z][A-Z0-9]{1,3}$/, 'an ICAO aircraft type');
export const body = oneOf('narrow', 'wide');

export function oneOf<const Word extends string>(...words: readonly Word[]): Field<Word> {
  return (value) => {
    const word = words.find((candidate) => candidate === value);
    if (word === undefined) throw new BadField(`'${value}' is not one of: ${words.join(', ')}`);
    return word;
  };
}

export function decimal(least: number, most: number): Field<number> {
  return (value) => {
    const number = Number(value);
    if (!/^-?\d+(\.\d+)?$/.test(value) || number < least || number > most) {
      throw new BadField(`'${value}' is not a number from ${least} to ${most}`);
    }
    return number;
  };
}

export function wholeNumber(least: number, most: number): Field<number> {
  return (value) => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < least || number > most) {
      throw new BadField(`'${value}' is not a whole number from ${least} to ${most}`);
    }
    return number;
  };
}
