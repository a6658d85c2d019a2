import { fill } from '@tim/languages';
import { compareDates } from '@tim/notation';
import type { CodeReader } from './codes.ts';
import { servicePlaces } from '../columns/columns.ts';
import { dateFault, readDate, rowDateText, type DateOrder, type RowDate } from './dates.ts';
import { saysReturns } from './own-returns.ts';
import { remarkOfReturn } from './remark-of-return.ts';
import { cellsOf, remarksOf, type RemarkRow } from './remarks.ts';
import { readFlightNumber, type NumberedFlight } from './read-flight-number.ts';
import { isTripUnderstood, saidTrip, saidYes } from './row-kinds.ts';
import { Fault, type Texts } from './row-question.ts';

/** The flight back that a row names. */
export type FlightBack = NumberedFlight & { readonly date?: RowDate };

type ReturnRow = RemarkRow & { readonly codes: CodeReader; readonly dateOrder?: DateOrder };

/**
 * Whether a row stands for a flight back too, and what it says of it.
 *
 * @param there - the day of the flight there
 * @throws Fault when a cell says neither, or two of them contradict each other
 */
export function readReturn(text: Texts, there: RowDate | undefined, row: ReturnRow): FlightBack | undefined {
  const { cells, columns, further = [] } = row;
  if (!saysReturns(columns)) return undefined;
  const remark = remarkOfReturn(row);
  const services = servicePlaces(further).map((place) => (cells[place] ?? '').trim());
  const [returns, day, trip = '', ...kinds] = [...RETURN_FIELDS.map(text), ...services];
  if (!returns && !day && !remark && [trip, ...kinds].every((kind) => kind === '')) return undefined;
  const { kind: kindOf } = row.codes;
  const said = [saidTrip(trip, kindOf), ...kinds.map((kind) => kindOf(kind)), remark];
  // Where the flight back begins or ends elsewhere, the row's two places do not say.
  if (isOpenJaw(text, row)) return undefined;
  const word = returns ? backByWord(returns, row) : undefined;
  const dated = day ? backByDay(day, row) : undefined;
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
export function isTripUntold(text: Texts, row: ReturnRow): boolean {
  const trip = text('tripType');
  if (isOpenJaw(text, row)) return true;
  if (text('returns') !== '' || text('returnDate') !== '') return false;
  return trip === '' ? remarkOfReturn(row) === 'untold' : !isTripUnderstood(trip, row.codes.kind);
}

/** Whether a row says that the flight back begins or ends elsewhere. */
const isOpenJaw = (text: Texts, row: ReturnRow): boolean =>
  [text('tripType'), text('returns'), ...cellsOf('service', row), ...remarksOf(row)].some(
    (said) => row.codes.kind(said) === 'open-jaw',
  );

const RETURN_FIELDS = ['returns', 'returnDate', 'tripType', 'service'] as const;

/** What a column says that is named for the flight back: yes or no, its day, or its number. */
function backByWord(text: string, { codes, dateOrder }: ReturnRow): FlightBack | 'one-way' | undefined {
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

function backByDay(text: string, { codes, dateOrder }: ReturnRow): FlightBack | undefined {
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
