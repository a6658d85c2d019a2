import { object } from '@optique/core/constructs';
import { message } from '@optique/core/message';
import { map, optional, withDefault } from '@optique/core/modifiers';
import { argument, option } from '@optique/core/primitives';
import type { ValueParser } from '@optique/core/valueparser';
import type { CalendarDate, FlightQuery, MarketQuery } from '@tim/estimator';
import { parseYyyymmdd, upperCaseCode, utcDate } from '@tim/notation';
import { valueReader } from './value-readers.ts';

const codeReader = (metavar: string, pattern: RegExp, what: string): ValueParser<'sync', string> =>
  valueReader({
    metavar,
    read: (word) => (pattern.test(upperCaseCode(word)) ? upperCaseCode(word) : undefined),
    fault: (word) => `'${word}' is not ${what}.`,
  });

/** A code or a name, as it was written. */
const place = (metavar: string) =>
  valueReader({
    metavar,
    read: (word) => (word.trim() === '' ? undefined : word),
    fault: () => 'It is empty.',
  });

/** A departure date. */
const dayReader: ValueParser<'sync', CalendarDate> = valueReader({
  metavar: 'YYYY-MM-DD',
  read: (word) => (/^\d{4}-\d{2}-\d{2}$/.test(word) ? parseYyyymmdd(word.replaceAll('-', '')) : undefined),
  fault: (word) => `'${word}' is not a date YYYY-MM-DD.`,
});

const flightNumber = valueReader({
  metavar: 'NUMBER',
  read: (word) => (/^\d{1,9}$/.test(word) ? Number(word) : undefined),
  fault: (word) => `'${word}' is not a flight number, digits only.`,
});

const flightObject = object({
  origin: argument(place('ORIGIN'), { description: message`the airport’s IATA code, or its name` }),
  destination: argument(place('DESTINATION'), { description: message`the same` }),
  carrierCode: argument(codeReader('CARRIER', /^[A-Z0-9]{2}$/, 'a carrier code of two characters'), {
    description: message`IATA code of who sells the flight`,
  }),
  flightNumber: argument(flightNumber, { description: message`the flight number without the carrier` }),
  departureDate: argument(dayReader, { description: message`the day of departure` }),
  aircraftCode: optional(
    option('--aircraft', codeReader('CODE', /^[A-Z0-9]{3,4}$/, 'an aircraft code of three or four characters'), {
      description: message`the aircraft, when it is known: IATA or ICAO code, or a family (333, A333, 787)`,
    }),
  ),
});

/** The words of a flight. */
export const flightWords = object({
  query: map(flightObject, ({ aircraftCode, ...flight }): FlightQuery => {
    return aircraftCode === undefined ? flight : { ...flight, aircraftCode };
  }),
});

const marketObject = object({
  origin: argument(place('ORIGIN'), { description: message`IATA code of the airport or city, or its name` }),
  destination: argument(place('DESTINATION'), { description: message`the same` }),
});

/** The words of a market. */
export const marketWords = object({ query: marketObject });

/** The ways to fly a market on a day. */
export type OptionsQuery = { readonly market: MarketQuery; readonly departureDate: CalendarDate };

/** The words of a market on a day. */
export const optionsWords = object({
  query: object({
    market: marketObject,
    departureDate: withDefault(
      argument(dayReader, { description: message`the day of departure` }),
      () => utcDate(Date.now()),
      { message: message`today` },
    ),
  }),
});
