import { object } from '@optique/core/constructs';
import { map, optional, withDefault } from '@optique/core/modifiers';
import type { ValueParser } from '@optique/core/valueparser';
import type { CalendarDate, FlightQuery, MarketQuery } from '@tim/estimator';
import { fill, type Message } from '@tim/languages';
import { parseYyyymmdd, upperCaseCode, utcDate } from '@tim/notation';
import { argumentOf, optionOf, said } from './parser-parts.ts';
import type { Faults } from './refusal.ts';
import type { ArgumentTexts } from './spoken.ts';
import { valueReader, wordReader } from './value-readers.ts';

const codeReader = (metavar: string, pattern: RegExp, fault: Message<'word'>): ValueParser<'sync', string> =>
  valueReader({
    metavar,
    read: (word) => (pattern.test(upperCaseCode(word)) ? upperCaseCode(word) : undefined),
    fault: (word) => fill(fault, { word }),
  });

/** A departure date. */
const dayReader = ({ date }: Faults): ValueParser<'sync', CalendarDate> =>
  valueReader({
    metavar: 'YYYY-MM-DD',
    read: (word) => (/^\d{4}-\d{2}-\d{2}$/.test(word) ? parseYyyymmdd(word.replaceAll('-', '')) : undefined),
    fault: (word) => fill(date, { word }),
  });

const flightNumber = ({ number }: Faults) =>
  valueReader({
    metavar: 'NUMBER',
    read: (word) => (/^\d{1,9}$/.test(word) ? Number(word) : undefined),
    fault: (word) => fill(number, { word }),
  });

/** The words of a flight: its places are codes or names, as they were written. */
export function flightWords({ help: { query }, faults }: ArgumentTexts) {
  const carrier = codeReader('CARRIER', /^[A-Z0-9]{2}$/, faults.carrier);
  const aircraft = codeReader('CODE', /^[A-Z0-9]{3,4}$/, faults.aircraft);
  const words = object({
    origin: argumentOf(wordReader('ORIGIN', faults), query.airport, faults),
    destination: argumentOf(wordReader('DESTINATION', faults), query.destination, faults),
    carrierCode: argumentOf(carrier, query.carrier, faults),
    flightNumber: argumentOf(flightNumber(faults), query.number, faults),
    departureDate: argumentOf(dayReader(faults), query.day, faults),
    aircraftCode: optional(optionOf('--aircraft', aircraft, query.aircraft, faults)),
  });
  return object({
    query: map(words, ({ aircraftCode, ...flight }): FlightQuery => {
      return aircraftCode === undefined ? flight : { ...flight, aircraftCode };
    }),
  });
}

const market = ({ help: { query }, faults }: ArgumentTexts) =>
  object({
    origin: argumentOf(wordReader('ORIGIN', faults), query.airportOrCity, faults),
    destination: argumentOf(wordReader('DESTINATION', faults), query.destination, faults),
  });

/** The words of a market. */
export const marketWords = (texts: ArgumentTexts) => object({ query: market(texts) });

/** The ways to fly a market on a day. */
export type OptionsQuery = MarketQuery & { readonly departureDate: CalendarDate };

/** The words of a market on a day. */
export function optionsWords(texts: ArgumentTexts) {
  const { help, faults } = texts;
  const day = argumentOf(dayReader(faults), help.query.day, faults);
  const words = object({
    places: market(texts),
    departureDate: withDefault(day, () => utcDate(Date.now()), { message: said(help.query.today) }),
  });
  return object({ query: map(words, ({ places, departureDate }): OptionsQuery => ({ ...places, departureDate })) });
}
