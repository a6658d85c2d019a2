import { fill, fillCount } from '@tim/languages';
import type { Columns } from '../columns/columns.ts';
import { PEOPLE_COUNTED, readCount, type Count } from './counts.ts';
import type { DecimalMark } from '../columns/decimal-mark.ts';
import { Fault, type Texts } from './row-question.ts';
import { saidYes } from './row-kinds.ts';

/** More are the number of a ticket. */
const MOST_PASSENGERS = 1_000_000;

/** No aircraft has more seats: a larger number may be a slip, so that somebody has to say that it is meant. */
const MOST_UNASKED = 500;

type QuantityReading = {
  readonly text: Texts;
  readonly columns: Columns;
  /** What further columns of people beside the adults have: seniors beside children. */
  readonly others: readonly string[];
  /** The remarks on the row. */
  readonly remarks: readonly string[];
  /** Flights that the row names for each of its people. */
  readonly legs: number;
  /** What stands before decimals, where the list proves it. */
  readonly provenMark: DecimalMark | undefined;
};

/**
 * How many passengers a row stands for, each on all of its flights: adults, children, youths and seniors added up; a number of
 * flights in their place where the row names one flight. Who sits on a lap has no seat, and the figure is that of a seat: infants are not counted.
 *
 * @throws Fault when a cell is no whole number, is so large that it may be a slip, or passengers and flights do not fit each other
 */
export function readQuantity(reading: QuantityReading): number {
  const { text, legs, provenMark } = reading;
  const passengers = peopleOf(reading);
  const written = text('flights');
  const flights = written === '' ? 1 : countOf('flights', written, provenMark).value;
  // “Segments: 2” of a return are its two flights, or those of two passengers.
  if (flights === 1 || flights === legs || flights === legs * passengers) return passengers;
  if (legs === 1 && passengers === 1) return flights;
  throw new Fault('flights', ({ flightsUnclear, flightsNamed, passengersEach }, manner) =>
    fill(flightsUnclear, {
      text: written,
      flights: fillCount(flightsNamed, { count: legs }, manner),
      passengers: fillCount(passengersEach, { count: passengers }, manner),
    }),
  );
}

/** One where the row does not say. */
function peopleOf({ text, columns, others, remarks, provenMark }: QuantityReading): number {
  const adults = text('passengers');
  const more = [text('children'), ...others].filter((cell) => !isNobody(cell));
  if (more.length === 0) {
    if (adults !== '') return countOf('passengers', adults, provenMark).value;
    const remark = remarkOfPassengers(remarks);
    return remark === undefined ? 1 : countOf('description', remark, provenMark).value;
  }
  // Somebody is named by a row without a column of adults.
  const beside =
    columns.passengers === undefined ? [ONE] : isNobody(adults) ? [] : [countOf('passengers', adults, provenMark)];
  const counts = [...beside, ...more.map((cell) => countOf('children', cell, provenMark))];
  const value = counts.reduce((sum, one) => sum + one.value, 0);
  return asked('passengers', String(value), { value, isSpelledOut: counts.some((one) => one.isSpelledOut) }).value;
}

const ONE: Count = { value: 1, isSpelledOut: false };

/** Whether a cell says that there are none: "", "-", "0". */
const isNobody = (text: string): boolean => text === '' || saidYes(text) === false;

type CountField = 'passengers' | 'children' | 'flights' | 'description';

function countOf(field: CountField, text: string, mark: DecimalMark | undefined): Count {
  const count = readCount(text, mark);
  if (count) return asked(field, text, count);
  throw new Fault(field, (texts) => fill(field === 'flights' ? texts.noFlights : texts.noPassengers, { text }));
}

/** @throws Fault when a count may be a slip */
function asked(field: CountField, text: string, count: Count): Count {
  const { value, isSpelledOut } = count;
  if (value > MOST_PASSENGERS) {
    throw new Fault(field, (texts) =>
      field === 'flights'
        ? fill(texts.noFlights, { text })
        : fill(texts.tooManyPassengers, { text, most: MOST_PASSENGERS }),
    );
  }
  if (value <= MOST_UNASKED || isSpelledOut) return count;
  throw new Fault(field, (texts) =>
    fill(field === 'flights' ? texts.manyFlights : texts.manyPassengers, { text, count: value, most: MOST_UNASKED }),
  );
}

/** Longer remarks say more than that [letters]. */
const LONGEST_REMARK = 100;

/** "2 pax", "3 Personen", "4名", "1,200 pax": all of a part of a remark. */
const PASSENGERS = new RegExp(`^(\\d(?:[\\d.,’']*\\d)?) ?(?:${PEOPLE_COUNTED})$`, 'i');

/** What parts a remark: no comma within a number does. */
const PARTING = /[;()/|]|(?<!\d),|,(?!\d)/;

/** The part of the remarks on a row that says how many passengers there are; undefined where none does, or they contradict each other. */
function remarkOfPassengers(remarks: readonly string[]): string | undefined {
  const parts = remarks.flatMap((remark) => (remark.length > LONGEST_REMARK ? [] : remark.split(PARTING)));
  const counts = new Map(
    parts.flatMap((part) => {
      const found = PASSENGERS.exec(part.trim());
      return found ? [[found[1], found[0]] as const] : [];
    }),
  );
  const [[digits, said] = [], ...others] = counts;
  return digits === undefined || /^0+$/.test(digits) || others.length > 0 ? undefined : said;
}
