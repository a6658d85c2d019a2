import { readAmount } from './amounts.ts';
import type { Columns } from './columns.ts';
import { remarkOfPassengers } from './remark-of-passengers.ts';
import { Fault, type Texts } from './row-question.ts';
import { saidYes } from './row-kinds.ts';

/** More are the number of a ticket. */
const MOST_PASSENGERS = 1_000_000;

/** What is counted, behind a number: "2名", "2 pax", "2 Personen". */
const PEOPLE = /(?<=\d)\s*(?:名様?|人|pax|pers\.?|personen|personnes?|personas?|people)$/i;

type QuantityReading = {
  readonly text: Texts;
  readonly columns: Columns;
  /** What further columns of people beside the adults have: seniors beside children. */
  readonly others: readonly string[];
  /** The remarks on the row. */
  readonly remarks: readonly string[];
  /** Flights that the row names for each of its people. */
  readonly legs: number;
};

/**
 * How many passengers a row stands for, each on all of its flights: adults, children, youths and seniors added up; a number of
 * flights in their place where the row names one flight. Who sits on a lap has no seat, and the figure is that of a seat: infants are not counted.
 *
 * @throws Fault when a cell is no number, or passengers and flights do not fit each other
 */
export function readQuantity({ text, columns, others, remarks, legs }: QuantityReading): number {
  const passengers = peopleOf(text, columns, others) ?? remarkOfPassengers(remarks) ?? 1;
  if (passengers > MOST_PASSENGERS) {
    throw new Fault('passengers', (texts) => texts.tooManyPassengers(text('passengers'), MOST_PASSENGERS));
  }
  const written = text('flights');
  const flights = written === '' ? 1 : readAmount(written, Infinity);
  if (flights === undefined || flights > MOST_PASSENGERS)
    throw new Fault('flights', (texts) => texts.noFlights(written));
  // “Segments: 2” of a return are its two flights, or those of two passengers.
  if (flights === 1 || flights === legs || flights === legs * passengers) return passengers;
  if (legs === 1 && passengers === 1) return flights;
  throw new Fault('flights', (texts) => texts.flightsUnclear(written, legs, passengers));
}

/** @returns undefined where the row does not say */
function peopleOf(text: Texts, { passengers: column }: Columns, others: readonly string[]): number | undefined {
  const adults = text('passengers');
  const more = [text('children'), ...others].filter((cell) => !isNobody(cell));
  if (more.length === 0) return adults === '' ? undefined : countOf('passengers', adults);
  // Somebody is named by a row without a column of adults.
  const beside = column === undefined ? 1 : isNobody(adults) ? 0 : countOf('passengers', adults);
  return more.reduce((sum, cell) => sum + countOf('children', cell), beside);
}

/** Whether a cell says that there are none: "", "-", "0". */
const isNobody = (text: string): boolean => text === '' || saidYes(text) === false;

function countOf(field: 'passengers' | 'children', text: string): number {
  const value = readAmount(text.replace(PEOPLE, ''), Infinity);
  if (value === undefined) throw new Fault(field, (texts) => texts.noPassengers(text));
  return value;
}
