import type { CabinClass } from '@tim/estimator';
import { fill } from '@tim/languages';
import { LONGEST_KM, readAmount } from './amounts.ts';
import { isOfTrainsToo, readCabin } from './cabins.ts';
import { cabinOfLog, type FlightLog } from '../logs/flight-logs.ts';
import type { CodeReader } from './codes.ts';
import type { Columns, FurtherColumn } from '../columns/columns.ts';
import type { DecimalMark } from '../columns/decimal-mark.ts';
import { flownJourney } from './diversion.ts';
import { dateFault, readDate, type DateOrder, type RowDate } from './dates.ts';
import { meantPlaces } from './meant-places.ts';
import { namedFlight, numberedLegs } from './named-flight.ts';
import { readJourney, viasOf, type ChosenPlaces, type Journey } from './read-places.ts';
import { readQuantity } from './read-quantity.ts';
import { isTripUntold, readReturn, type FlightBack } from './read-return.ts';
import { remarksOf } from './remarks.ts';
import { demandFlight, hasAmountsAlone, kindOfRest, namesFlight, skipped } from './read-skipped.ts';
import { OWN_LANGUAGE, type RowLanguage } from '../answer/row-language.ts';
import { Fault, type Leg, type RowFault, type RowQuestion, type Texts } from './row-question.ts';
import { visibleText } from '../columns/visible-text.ts';

/** What a row is read with. */
export type RowReading = {
  readonly columns: Columns;
  readonly further?: readonly FurtherColumn[];
  readonly codes: CodeReader;
  /** What stands first in dates that can be read in two ways; absent where nothing tells. */
  readonly dateOrder?: DateOrder;
  /** What stands before decimals, where the list proves it. */
  readonly provenMark?: DecimalMark;
  /** Cabin of a row that names none. */
  readonly cabin: CabinClass;
  /** The program that wrote the list, which may call cabins in a way of its own. */
  readonly log?: FlightLog;
  /** What names mean that may mean several places. */
  readonly chosenPlaces?: ChosenPlaces;
  /** In which language faults are told; this program's own unless given. */
  readonly language?: Pick<RowLanguage, 'texts' | 'manner'>;
  /** Whether a row says that there is a flight back, which has a row of its own (`ownReturnReader`). */
  readonly hasOwnReturn?: (row: readonly string[]) => boolean;
};

/** A row's cells, and what they are read with. */
type ReadingRow = RowReading & { readonly cells: readonly string[] };

/** What logs write where nothing is known. */
const NOTHING: ReadonlySet<string> = new Set(['(/)', '()', String.raw`\N`]);

/** Letters and digits of full width, as Japanese keyboards write them, as those that codes are of. */
const halfWidth = (text: string): string => (/[\u3000\uFF01-\uFF5E]/.test(text) ? text.normalize('NFKC') : text);

/** A longer cell is no name, code or date [letters]. */
const LONGEST_CELL = 1000;

/** A row's question; or the first fault that keeps it from being one. */
export function readRow(cells: readonly string[], reading: RowReading): RowQuestion | RowFault {
  try {
    return question({ ...reading, cells: cells.map(visibleText) });
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    const { texts, manner } = reading.language ?? OWN_LANGUAGE;
    return error.inWords(texts, manner);
  }
}

function question(row: ReadingRow): RowQuestion {
  const { cells, columns, codes, dateOrder, provenMark } = row;
  const written: Texts = (field) => {
    const column = columns[field];
    const found = column === undefined ? '' : halfWidth(cells[column] ?? '').trim();
    const cell = NOTHING.has(found) ? '' : found;
    if (cell.length > LONGEST_CELL) {
      throw new Fault(field, (texts) => fill(texts.longCell, { letters: cell.length, most: LONGEST_CELL }));
    }
    return cell;
  };
  demandFlight(row);
  demandClassOfFlight(written('cabin'), row);
  const text = meantPlaces(written, row);
  const planned = journeyOf(text, row);
  const { journey, diverted } = flownJourney(planned, text, row);
  const [[origin, destination] = []] = journey.pairs;
  const distanceKm = distanceOf(text('distanceKm'));
  if (origin === undefined || destination === undefined) {
    demandDistance(distanceKm, origin === undefined ? 'origin' : 'destination', row);
    demandClearDistance(text('distanceKm'), provenMark);
  }
  const date = dateOf(text('date'), dateOrder);
  const hasOwnReturn = row.hasOwnReturn?.(cells) ?? false;
  const back = hasOwnReturn ? undefined : (readReturn(text, date, row) ?? (planned.isThereAndBack ? {} : undefined));
  const isHome = back !== undefined || hasOwnReturn || origin === planned.pairs.at(-1)?.[1];
  const isOne = journey.pairs.length === 1 && !back;
  const legs = isOne ? undefined : numberedLegs(legsOf(journey, planned, { date, distanceKm, back }), text, codes);
  const first = legs?.[0] ?? { ...leg({ origin, destination, date, distanceKm }), ...namedFlight(text, codes) };
  const named = cabinOf(text('cabin'), row);
  const aircraft = text('aircraft');
  const aircraftCode = aircraft === '' ? undefined : codes.aircraft(aircraft);
  const traveller = text('traveller');
  return {
    ...first,
    ...(legs && legs.length > 1 && { ...wayThere(legs), legs }),
    cabin: named,
    ...(diverted && { diverted }),
    ...(hasOwnReturn && { hasOwnReturn }),
    ...(!isHome && isTripUntold(text, row) && { hasUnknownTrip: true }),
    ...(aircraftCode !== undefined && { aircraftCode }),
    ...(aircraft !== '' && aircraftCode === undefined && { hasUnknownAircraft: true }),
    passengers: readQuantity({
      text,
      columns,
      others: othersBesideAdults(row),
      remarks: remarksOf(row),
      legs: legs?.length ?? 1,
      provenMark,
    }),
    ...(traveller !== '' && { traveller }),
  };
}

/** What further columns of people beside the adults have. */
const othersBesideAdults = ({ cells, further = [] }: ReadingRow): readonly string[] =>
  further.flatMap(({ field, place }) => (field === 'children' ? [halfWidth(cells[place] ?? '').trim()] : []));

/** @throws Fault when a row that names no flight has a class that trains have too: said before its places, which may be stations */
function demandClassOfFlight(text: string, row: ReadingRow): void {
  if (!isOfTrainsToo(text) || cabinOfLog(row.log, text) !== undefined || namesFlight(row)) return;
  throw new Fault('cabin', (texts) => fill(texts.classOfTrains, { text }));
}

/** @throws Fault when a text is no flight's cabin */
function cabinOf(text: string, { cabin, log, codes }: RowReading): CabinClass {
  if (text === '') return cabin;
  const named = cabinOfLog(log, text) ?? readCabin(text);
  if (named !== undefined) return named;
  const reason = codes.kind(text) === 'rail' ? 'classOfTrains' : 'noCabin';
  throw new Fault('cabin', (texts) => fill(texts[reason], { text }));
}

/** @throws Fault when a row without both airports has no distance that one flight has */
function demandDistance(distanceKm: number | undefined, missing: 'origin' | 'destination', row: ReadingRow): void {
  const isSum = hasAmountsAlone(row);
  if (distanceKm === undefined)
    throw isSum ? skipped('row', '', 'total') : new Fault(missing, (texts) => texts.bothAirports);
  if (isSum) throw new Fault('row', (texts) => texts.amountsAlone);
  if (distanceKm > LONGEST_KM) throw new Fault('distanceKm', (texts) => fill(texts.tooFar, { km: distanceKm }));
}

/** @throws Fault when the list's decimal mark says another distance than the size of the earth: "6.012" beside "245.50" */
function demandClearDistance(text: string, mark: DecimalMark | undefined): void {
  const [byMark, bySize] = [readAmount(text, { mark, most: LONGEST_KM }), readAmount(text, { most: LONGEST_KM })];
  if (byMark === bySize) return;
  const digits = text.replace(/[.,]/, '');
  throw new Fault('distanceKm', (texts) => fill(texts.unclearDistance, { text, digits }));
}

/** The flights between the row's places; a row without two that are known may be none at all. */
function journeyOf(text: Texts, row: ReadingRow): Journey {
  const ends = () => [text('origin'), text('destination'), text('route')];
  try {
    const journey = readJourney(text, row, viasOf(row));
    const kind = isWithoutPlace(journey) ? kindOfRest(row, ends()) : undefined;
    if (kind) throw skipped('row', '', kind);
    return journey;
  } catch (fault) {
    if (!(fault instanceof Fault) || fault.skipped) throw fault;
    const kind = kindOfRest(row, ends());
    const named = ends().filter((end) => end !== '');
    throw kind ? skipped('row', named.find((end) => row.codes.kind(end) === kind) ?? named[0] ?? '', kind) : fault;
  }
}

const isWithoutPlace = ({ pairs: [first] }: Journey): boolean => first?.[0] === undefined || first[1] === undefined;

type LegFacts = {
  readonly date: RowDate | undefined;
  readonly distanceKm: number | undefined;
  readonly back: FlightBack | undefined;
};

/** The flights in their order: those of the journey, and those back where it does not end where it began. */
function legsOf({ pairs }: Journey, planned: Journey, { date, distanceKm, back }: LegFacts): readonly Leg[] {
  // The distance of a row with several places is that of all of them.
  const km = pairs.length === 1 ? distanceKm : undefined;
  const there = pairs.map(([origin, destination]) => leg({ origin, destination, date, distanceKm: km }));
  const isClosed = pairs.length > 1 && pairs[0]?.[0] === pairs.at(-1)?.[1];
  if (!back || isClosed) return there;
  const { date: backDate = date, ...numberBack } = back;
  const home = planned.pairs.toReversed().map(([origin, destination], at) => ({
    ...leg({ origin: destination, destination: origin, date: backDate, distanceKm: km }),
    ...(at === 0 && numberBack),
  }));
  return [...there, ...home];
}

type Facts = { readonly [fact in keyof Leg]?: Leg[fact] | undefined };

/** A leg with what is known of it. */
function leg({ origin, destination, date, distanceKm }: Facts): Leg {
  return {
    ...(origin !== undefined && { origin }),
    ...(destination !== undefined && { destination }),
    ...(date && { date }),
    ...(distanceKm !== undefined && { distanceKm }),
  };
}

/** Where several flights lead: to the end, or of a journey that ends where it began to where the middle one does. */
function wayThere(legs: readonly Leg[]): Pick<Leg, 'destination'> {
  const [first, middle, last] = [legs[0], legs[Math.ceil(legs.length / 2) - 1], legs.at(-1)];
  const away = [last, middle, first].find((one) => one?.destination !== first?.origin)?.destination;
  return away === undefined ? {} : { destination: away };
}

function dateOf(text: string, order: DateOrder | undefined): RowDate | undefined {
  if (text === '') return undefined;
  const date = readDate(text, order);
  if (date) return date;
  throw new Fault('date', (texts) => fill(texts[dateFault(text)], { text }));
}

/** A number above 0 [km]; undefined where nothing is written. */
function distanceOf(text: string): number | undefined {
  if (text === '') return undefined;
  const value = readAmount(text, { most: LONGEST_KM });
  if (value === undefined) throw new Fault('distanceKm', (texts) => fill(texts.noDistance, { text }));
  return value;
}
