import { fill } from '@tim/languages';
import { compareDates } from '@tim/notation';
import type { CodeReader } from './codes.ts';
import { servicePlaces, type Columns, type FurtherColumn } from '../columns/columns.ts';
import { dateFault, readDate, rowDateText, type DateOrder, type RowDate } from './dates.ts';
import { remarkOfReturn } from './remark-of-return.ts';
import { cellsOf, remarksOf } from './remarks.ts';
import { readFlightNumber, type NumberedFlight } from './read-flight-number.ts';
import { isTripUnderstood, saidTrip, saidYes } from './row-kinds.ts';
import { Fault, type Texts } from './row-question.ts';

/** The flight back that a row names. */
export type FlightBack = NumberedFlight & { readonly date?: RowDate };

type ReturnReading = {
  readonly columns: Columns;
  readonly further?: readonly FurtherColumn[];
  readonly codes: CodeReader;
  readonly dateOrder?: DateOrder;
};

/**
 * Whether a row stands for a flight back too, and what it says of it.
 *
 * @param there - the day of the flight there
 * @throws Fault when a cell says neither, or two of them contradict each other
 */
export function readReturn(
  cells: readonly string[],
  text: Texts,
  there: RowDate | undefined,
  reading: ReturnReading,
): FlightBack | undefined {
  const { columns, further = [] } = reading;
  // Most lists have none of them.
  if ([...RETURN_FIELDS, 'description' as const].every((field) => columns[field] === undefined)) return undefined;
  const remark = remarkOfReturn({ cells, columns, further });
  const services = servicePlaces(further).map((place) => (cells[place] ?? '').trim());
  const [returns, day, trip = '', ...kinds] = [...RETURN_FIELDS.map(text), ...services];
  if (!returns && !day && !remark && [trip, ...kinds].every((kind) => kind === '')) return undefined;
  const { kind: kindOf } = reading.codes;
  const said = [saidTrip(trip, kindOf), ...kinds.map((kind) => kindOf(kind)), remark];
  // Where the flight back begins or ends elsewhere, the row's two places do not say.
  if (isOpenJaw(cells, text, reading)) return undefined;
  const word = returns ? backByWord(returns, reading) : undefined;
  const dated = day ? backByDay(day, reading) : undefined;
  const worded = typeof word === 'object' ? word : undefined;
  const back = worded || dated || said.includes('return') ? { ...worded, ...dated } : undefined;
  const isOneWay = word === 'one-way' || said.includes('one-way');
  if (back && isOneWay) throw new Fault('returns', (texts) => texts.oneWayAndBack);
  if (back?.date && there && isBefore(back.date, there)) {
    throw new Fault(day ? 'returnDate' : 'returns', (texts) =>
      fill(texts.backBeforeThere, { text: day || (returns ?? '') }),
    );
  }
  return back;
}

/**
 * Whether a row has a kind of trip that nobody understands, or a remark that may mean a flight back, and no other cell for it: it counts
 * as one way.
 */
export function isTripUntold(cells: readonly string[], text: Texts, reading: ReturnReading): boolean {
  const trip = text('tripType');
  if (isOpenJaw(cells, text, reading)) return true;
  if (text('returns') !== '' || text('returnDate') !== '') return false;
  return trip === '' ? remarkOfReturn({ cells, ...reading }) === 'untold' : !isTripUnderstood(trip, reading.codes.kind);
}

/** Whether a row says that the flight back begins or ends elsewhere. */
const isOpenJaw = (cells: readonly string[], text: Texts, { codes, ...columns }: ReturnReading): boolean =>
  [
    text('tripType'),
    text('returns'),
    ...cellsOf('service', { cells, ...columns }),
    ...remarksOf({ cells, ...columns }),
  ].some((said) => codes.kind(said) === 'open-jaw');

const RETURN_FIELDS = ['returns', 'returnDate', 'tripType', 'service'] as const;

/** What a column says that is named for the flight back: yes or no, its day, or its number. */
function backByWord(text: string, { codes, dateOrder }: ReturnReading): FlightBack | 'one-way' | undefined {
  const isYes = text === '1' ? true : saidYes(text);
  if (isYes !== undefined) return isYes ? {} : undefined;
  // An “O” is oui here, and was yes above; in a column of kinds of trips it is one way.
  const kind = saidTrip(text, codes.kind);
  if (kind === 'one-way') return kind;
  if (kind === 'return') return {};
  const date = readDate(text, dateOrder);
  if (date) return { date };
  const flight = /^\d*$/.test(text) ? undefined : readFlightNumber(text, codes);
  if (flight) return flight;
  throw new Fault('returns', (texts) => fill(texts.noReturn, { text }));
}

function backByDay(text: string, { codes, dateOrder }: ReturnReading): FlightBack | undefined {
  const isYes = saidYes(text);
  if (isYes !== undefined) return isYes ? {} : undefined;
  if (codes.kind(text) === 'one-way') return undefined;
  const date = readDate(text, dateOrder);
  if (date) return { date };
  throw new Fault('returnDate', (texts) => fill(texts[dateFault(text)], { text }));
}

const isBefore = (back: RowDate, there: RowDate): boolean =>
  'day' in back && 'day' in there
    ? compareDates(back, there) < 0
    : rowDateText(back).slice(0, knownLength(there)) < rowDateText(there).slice(0, knownLength(back));

const knownLength = (date: RowDate): number => rowDateText(date).length;
