import { fill } from '@tim/languages';
import type { CodeReader } from './codes.ts';
import { isOfSomebodyElse, isPrivateClass, type FlightLog } from '../logs/flight-logs.ts';
import { partFlightNumber, partFlightNumbers, readCallsign } from './read-flight-number.ts';
import type { RemarkRow } from './remarks.ts';
import { isNotByAir, isSkipped, saidKind, saidWholly, saidYes, type SkippedKind } from './row-kinds.ts';
import { isNotHeld } from './segment-status.ts';
import type { Field } from '../columns/column-names.ts';
import { plainHeader } from '../columns/plain-header.ts';
import { readRoute, routeEnds } from './route.ts';
import { Fault, type RowTexts } from './row-question.ts';

/** Cells of a row that are read for what kind of row it is. */
type KindReading = RemarkRow & {
  readonly codes: CodeReader;
  /** The program that wrote the list, which may have a class for private jets. */
  readonly log?: FlightLog;
};

/** Fields that may say so. */
const FIELDS = [
  'service',
  'tripType',
  'status',
  'segmentStatus',
  'transaction',
  'refund',
  'fare',
  'passengers',
  'carrier',
  'flightNumber',
  'operatingCarrier',
  'operatingNumber',
  'vendor',
  'aircraft',
  'cabin',
  'traveller',
  'description',
] as const;
type KindField = (typeof FIELDS)[number];

/** Fields of which a list may have several columns, and that say nothing of it. */
const NOT_TELLING: ReadonlySet<string> = new Set(['via', 'children', 'originRegion', 'destinationRegion']);

/** Letters of a name at least: shorter words may be codes. */
const SHORTEST_NAME = 4;
/** Letters of a word at least: two may be an airline's code. */
const SHORTEST_WORD = 3;
/** Letters of a cell at most: a longer one is a remark. */
const LONGEST_WORDS = 60;

/** Whether a row says so by its words and amounts alone. */
export const isSetAside = (row: RemarkRow): boolean => kindsTold({ ...row, codes: WORDS_ALONE }).length > 0;

/** The cells that may say so and hold something. */
function tellingCells({ cells, columns, further = [] }: RemarkRow) {
  const first = FIELDS.map((field) => ({ field, place: columns[field] ?? -1 }));
  const others = further.flatMap(({ field, place }) =>
    NOT_TELLING.has(field) ? [] : [{ field: field as KindField, place }],
  );
  return [...first, ...others].flatMap(({ field, place }) => {
    const text = (cells[place] ?? '').trim();
    return text === '' ? [] : [[field, text] as const];
  });
}

/** @throws Fault when the row says that it is no flight, or one that nobody took */
export function demandFlight(row: KindReading): void {
  // A ticket that was not used is no refund of another, even where it was paid back.
  const told = kindsTold(row);
  const [first] = told;
  const found = first?.kind === 'refund' ? (told.find(({ kind }) => NOT_USED.has(kind)) ?? first) : first;
  if (found) throw skipped(found.field, found.text, found.kind);
}

type Codes = Pick<CodeReader, 'kind' | 'carrier' | 'operatorKind' | 'aircraftKind' | 'places' | 'flies'>;
/** Knows no airlines, railways and places. */
const WORDS_ALONE: Codes = {
  kind: saidKind,
  carrier: () => undefined,
  operatorKind: () => undefined,
  aircraftKind: () => undefined,
  places: () => [],
  flies: () => false,
};

type KindRow = Omit<KindReading, 'codes'> & { readonly codes: Codes };

/** Each cell that says what kind of row it is, with the kind. */
function kindsTold(row: KindRow) {
  return tellingCells(row).flatMap(([field, text]) => {
    const kind = kindBy(field, text, row);
    return kind ? [{ field, text, kind }] : [];
  });
}

function kindBy(field: KindField, text: string, row: KindRow): SkippedKind | undefined {
  const { codes } = row;
  switch (field) {
    case 'service':
    case 'tripType':
    case 'status':
    case 'transaction': {
      if (field === 'status' && isOfSomebodyElse(row.log, text)) return 'cancelled';
      const said = kindOf(text, codes);
      if (isSkipped(said)) return said;
      return field === 'status' && saidYes(text) === true ? 'cancelled' : undefined;
    }
    case 'segmentStatus':
      if (isNotHeld(text)) return 'cancelled';
      return kindBy('status', text, row);
    case 'refund':
      if (saidYes(text) === false) return undefined;
      // An amount or a day tells of one; words may be a fare's conditions.
      return saidYes(text) === true || /[1-9]/.test(text) || kindOf(text, codes) === 'refund' ? 'refund' : undefined;
    case 'fare':
    case 'passengers':
      return isBelowZero(text) ? 'refund' : undefined;
    case 'flightNumber':
    case 'operatingNumber':
      return kindByNumber(text, row);
    case 'cabin': {
      if (isPrivateClass(row.log, text)) return 'private';
      const said = kindOf(text, codes);
      return said === 'private' || (said === 'rail' && !namesFlight(row)) ? said : undefined;
    }
    case 'aircraft': {
      const told = codes.aircraftKind(text);
      if (told) return told.isFlownByAirlinesToo && isOfAirline(row) ? undefined : told.kind;
      const said = kindOf(text, codes);
      return isNotByAir(said) ? said : undefined;
    }
    case 'carrier':
    case 'operatingCarrier':
    case 'vendor': {
      const told = codes.operatorKind(text);
      if (told) return told.kind;
      if (text.length < SHORTEST_NAME && codes.carrier(text) !== undefined) return undefined;
      const said = kindOf(text, codes);
      // An airline may be called a taxi; a railway has a carrier's code.
      if (said === 'rail') return said;
      if (codes.carrier(text) !== undefined) return undefined;
      return isNotByAir(said) ? said : kindWholly(text);
    }
    case 'traveller': {
      const said = kindWholly(text);
      return said !== undefined && IN_PLACE_OF_NAMES.has(said) && !NAMES_TOO.has(plainHeader(text)) ? said : undefined;
    }
    case 'description': {
      // "Taxi" beside a flight's number is a remark on how somebody came to the airport.
      const said = kindWholly(text, placeWords(row));
      return isNotByAir(said) && namesFlight(row) ? undefined : said;
    }
  }
}

/** The kind of a row by what stands where its flight's number does: "Bahn", "TGV 9213", "Mietwagen", "storniert". */
function kindByNumber(text: string, row: KindRow): SkippedKind | undefined {
  const { codes } = row;
  const [prefix, number] = partFlightNumber(text) ?? [];
  if (prefix !== undefined) return codes.operatorKind(prefix)?.kind ?? kindByLetters(prefix, row);
  if (number !== undefined) return undefined;
  const callsign = readCallsign(text);
  if (callsign) return callsign.isRegistration ? 'private' : codes.operatorKind(callsign.prefix)?.kind;
  // "Zug / LX 52" has a flight too.
  const isInPart = partFlightNumbers(text).some(([letters]) => letters !== undefined && !kindByLetters(letters, row));
  const said = isInPart ? undefined : kindOf(text, codes);
  return isSkipped(said) ? said : undefined;
}

/** The kind of what letters before a number stand for: "TGV 9213". "ICE 71" is Icelandair where that flies as the row does, else a train. */
function kindByLetters(letters: string, row: KindRow): SkippedKind | undefined {
  const said = letters.length < SHORTEST_WORD ? undefined : row.codes.kind(letters);
  if (!isNotByAir(said)) return undefined;
  const airline = row.codes.carrier(letters);
  return airline !== undefined && isFlownBy(airline, row) ? undefined : said;
}

/** Whether one of the airlines that a row names is known to fly as it does. */
function isOfAirline(row: KindRow): boolean {
  const cell = (field: Field) => (row.cells[row.columns[field] ?? -1] ?? '').trim();
  const numbers = [cell('flightNumber'), cell('operatingNumber')].map((number) => partFlightNumber(number)?.[0] ?? '');
  return [cell('carrier'), cell('operatingCarrier'), ...numbers].some((text) => {
    const airline = text === '' ? undefined : row.codes.carrier(text);
    return airline !== undefined && isFlownBy(airline, row);
  });
}

/** Whether an airline is known to fly between two places of a row that follow each other. */
function isFlownBy(airline: string, { cells, columns, codes }: KindRow): boolean {
  const cell = (field: 'origin' | 'destination' | 'route') => (cells[columns[field] ?? -1] ?? '').trim();
  const ends = [cell('origin'), cell('destination')].map((end) => codes.places(end));
  const stops = readRoute(cell('route'), codes.places)?.stops.map((stop) => stop.codes) ?? [];
  return [ends, stops].some((places) =>
    places.some((from, at) =>
      from.some((origin) => places[at + 1]?.some((destination) => codes.flies(airline, origin, destination))),
    ),
  );
}

/** Whether a row has a flight's number or an airline. */
export function namesFlight({ cells, columns, codes }: KindRow): boolean {
  const cell = (field: Field) => (cells[columns[field] ?? -1] ?? '').trim();
  return (
    [cell('flightNumber'), cell('operatingNumber')].some((number) => partFlightNumbers(number).length > 0) ||
    [cell('carrier'), cell('operatingCarrier'), cell('vendor')].some(
      (name) => name !== '' && codes.carrier(name) !== undefined,
    )
  );
}

/** The kind of a row by a text all of which says so. */
function kindWholly(text: string, places: ReadonlySet<string> = new Set()): SkippedKind | undefined {
  const said = text.length > LONGEST_WORDS ? undefined : saidWholly(text, places);
  return isSkipped(said) ? said : undefined;
}

/** What stands in place of a traveller's name; a hotel or a car is somebody's name too. */
const IN_PLACE_OF_NAMES: ReadonlySet<SkippedKind> = new Set<SkippedKind>([
  'fee',
  'refund',
  'void',
  'cancelled',
  'exchanged',
]);
/** Names of people, of such words. */
const NAMES_TOO: ReadonlySet<string> = new Set(['visa', 'seguro', 'tasa', 'taxa', 'cancel', 'avoir']);

/** The words of a row's places, in plain letters. */
export const placeWords = ({ cells, columns }: RemarkRow): ReadonlySet<string> =>
  new Set(
    (['origin', 'destination', 'route'] as const).flatMap((field) =>
      (cells[columns[field] ?? -1] ?? '')
        .slice(0, LONGEST_WORDS)
        .split(/[^\p{L}\p{N}]+/u)
        .map(plainHeader),
    ),
  );

const kindOf = (text: string, codes: Pick<CodeReader, 'kind'>) =>
  text.length > LONGEST_WORDS ? undefined : codes.kind(text);

/** Whether an amount is below zero: "-245,50", "EUR -245.50", "(245.50)", "245.50-", "245.50 CR", "▲245". */
function isBelowZero(text: string): boolean {
  if (/[1-9][\d.,]{0,20} ?CR$/i.test(text)) return true;
  const plain = text.replace(/[\s\p{L}\p{Sc}.]/gu, '');
  return (/^[-−–(▲△]/.test(plain) || plain.endsWith('-')) && /[1-9]/.test(plain);
}

/** What no place is called after; the first counts. */
const NO_PLACES: readonly SkippedKind[] = ['rail', 'total', 'fee', 'refund', 'void', 'cancelled', 'exchanged'];

/**
 * The kind of a row that names no two airports, or one that nobody knows: a total below the list, a journey between stations, "Hotel Adlon".
 *
 * @param texts - of the row's ends, as far as it has them
 */
export function kindOfRest({ cells, codes }: KindReading, texts: readonly string[]): SkippedKind | undefined {
  const named = texts.filter((text) => text !== '');
  const station = named
    .flatMap((text) => [text, ...routeEnds(text)])
    .map(codes.stationKind)
    .find(Boolean);
  if (station) return station;
  const ends = named.map((text) => kindOf(text, codes));
  const noPlace = NO_PLACES.find((kind) => ends.includes(kind));
  if (noPlace) return noPlace;
  // Hilton Head is a place, Hotel Adlon none, wherever it is.
  if (texts.some((text) => kindOf(text, codes) === 'hotel' && codes.places(text).length === 0)) return 'hotel';
  const [from, to] = texts;
  // Enterprise is a town too: who hires a car there names no second place.
  const other = from !== '' && to !== '' ? undefined : ends.find(isNotByAir);
  const isTotal = cells.some((cell) => kindOf(cell.trim(), codes) === 'total');
  return other ?? (texts.some((text) => text === '') && isTotal ? 'total' : undefined);
}

const AMOUNT = /^[-+(]?\s?\p{Sc}?\s?\d[\d\s'’]*(?:[.,]\d{3})*(?:[.,]\d+)?\s?(?:\p{Sc}|[A-Z]{3})?\)?$/u;

/** Whether a row has nothing but amounts in a list with places and other columns, as the sum below it has. */
export function hasAmountsAlone({ cells, columns }: RemarkRow): boolean {
  const { origin, route, date } = columns;
  const isOfPlaces = origin !== undefined || route !== undefined;
  const isDated = date !== undefined && (cells[date] ?? '').trim() !== '';
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return isOfPlaces && !isDated && filled.length > 0 && filled.every((cell) => AMOUNT.test(cell));
}

/** What is said of a row that is left out. */
export function skipped(field: Field | 'row', text: string, kind: SkippedKind): Fault {
  const message = ({ noFlight, noFlightRow, privateFlight, setAside, setAsideRow, kinds }: RowTexts): string => {
    const shown = text.slice(0, LONGEST_WORDS);
    if (kind === 'private' && text !== '') return fill(privateFlight, { text: shown });
    const [ofText, ofRow] = NO_FLIGHTS.has(kind) ? [noFlight, noFlightRow] : [setAside, setAsideRow];
    return text === '' ? fill(ofRow, { kind: kinds[kind] }) : fill(ofText, { text: shown });
  };
  return new Fault(field, message, { skipped: kind });
}

const NOT_USED: ReadonlySet<SkippedKind> = new Set<SkippedKind>(['cancelled', 'void', 'exchanged']);
const NO_FLIGHTS: ReadonlySet<SkippedKind> = new Set<SkippedKind>([
  'rail',
  'road',
  'ferry',
  'hotel',
  'meal',
  'fee',
  'total',
  'entry',
]);
