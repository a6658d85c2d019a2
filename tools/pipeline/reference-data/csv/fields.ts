import { dateToYyyymmdd, type CalendarDate } from '@tim/notation';

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
export const iataAircraft = matching(/^[A-Z0-9]{3}$/, 'an IATA aircraft code');
export const icaoAircraft = matching(/^[A-Z][A-Z0-9]{1,3}$/, 'an ICAO aircraft type');
export const countryCode = matching(/^[A-Z]{2}$/, 'an ISO country code');
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

/** @returns a reader of a field that may be empty: undefined then */
export function optional<Value>(field: Field<Value>): Field<Value | undefined> {
  return (value) => (value === '' ? undefined : field(value));
}

/** Codes or words with a space between them; none when the field is empty. */
export function list<Value>(field: Field<Value>): Field<readonly Value[]> {
  return (value) => (value === '' ? [] : value.split(' ').map(field));
}

/** A year, a month or a day of the calendar. */
export const date: Field<string> = (value) => {
  const [, year, month = '01', day = '01'] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(value) ?? [];
  const time = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(time.getTime()) || time.getUTCDate() !== Number(day)) {
    throw new BadField(`'${value}' is not a date YYYY, YYYY-MM or YYYY-MM-DD`);
  }
  return value;
};

/** A year, a month or a day that has begun. */
export function dateUpTo(today: CalendarDate): Field<string> {
  const latest = dateToYyyymmdd(today);
  return (value) => {
    const digits = date(value).replaceAll('-', '');
    if (digits > latest.slice(0, digits.length)) throw new BadField(`'${value}' is in the future`);
    return value;
  };
}

export const yesOrNo = oneOf('yes', 'no');
