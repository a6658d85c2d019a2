import { nameKey } from '@tim/find';
import { fill, joined } from '@tim/languages';
import type { CodeReader } from './codes.ts';
import { plainHeader } from '../columns/plain-header.ts';
import { cellsOf, type RemarkRow } from './remarks.ts';
import { saidYes } from './row-kinds.ts';
import { isRoute, MOST_STOPS, readRoute, type Route, type Stop } from './route.ts';
import { Fault, type RowTexts, type Texts } from './row-question.ts';

/** Codes of places by the words of the names that may mean several: what somebody chose for the whole list. */
export type ChosenPlaces = Pick<ReadonlyMap<string, string>, 'get' | 'has'> & {
  /** Those that a row needed, by the names as they were given. */
  readonly used: () => Readonly<Record<string, string>>;
};

/** @param places - codes by the names as the list has them */
export function chosenPlaces(places: Readonly<Record<string, string>>): ChosenPlaces {
  const codes = new Map(Object.entries(places).map(([name, code]) => [nameKey(name), code]));
  const used = new Set<string>();
  return {
    has: (key) => codes.has(key),
    get: (key) => {
      const code = codes.get(key);
      if (code !== undefined) used.add(key);
      return code;
    },
    used: () => Object.fromEntries(Object.entries(places).filter(([name]) => used.has(nameKey(name)))),
  };
}

export type PlaceReading = { readonly codes: CodeReader; readonly chosenPlaces?: ChosenPlaces };

/** One flight's two ends; either may be missing where the row names none. */
export type Pair = readonly [origin: string | undefined, destination: string | undefined];

/** The flights that a row names, in their order: one, unless its route has more. */
export type Journey = { readonly pairs: readonly Pair[]; readonly isThereAndBack: boolean };

/**
 * The flights of a row.
 *
 * @param vias - the places between its ends, as the row has them in columns of their own
 * @throws Fault when a place is not known, or its name may mean several
 */
export function readJourney(text: Texts, reading: PlaceReading, vias: readonly string[]): Journey {
  const journey = readWay(text, reading);
  const [[origin, destination] = [], ...others] = journey.pairs;
  // A way that names its stops has them already.
  if (vias.length === 0 || others.length > 0 || origin === undefined || destination === undefined) return journey;
  const between = allRead(vias.map((via) => () => readPlace('via', via, reading)));
  const stops = [origin, ...between, destination].filter((stop, at, all) => stop !== all[at - 1]);
  return { ...journey, pairs: stops.slice(1).map((stop, at): Pair => [stops[at], stop]) };
}

/** The places that the columns for stops name; none of a flight that is direct. */
export function viasOf(row: RemarkRow & PlaceReading): readonly string[] {
  return cellsOf('via', row).flatMap((cell) => {
    if (saidYes(cell) === false || DIRECT.has(plainHeader(cell))) return [];
    if (row.codes.places(cell).length > 0) return [cell];
    const parts = readRoute(cell, row.codes.places)?.stops.map((stop) => stop.text) ?? cell.split(/[,;|&+]/);
    return parts.map((part) => part.trim()).filter((part) => part !== '');
  });
}

/** What stands in place of a stop where there is none, in plain letters. */
const DIRECT = new Set(
  'direct directflight nonstop direkt direktflug ohne ohneumstieg sans sansescale voldirect directo sinescalas diretto senzascali rechtstreeks direto 直行 直行便'
    .split(' ')
    .map(plainHeader),
);

function readWay(text: Texts, reading: PlaceReading): Journey {
  const [from, to, written] = [text('origin'), text('destination'), text('route')];
  const inEnd = wayInEnd(from, to, reading) ?? wayInEnd(to, from, reading, 'destination');
  if (inEnd) return inEnd;
  // A list with ways in one of its columns has single places there too.
  if ((from === '') !== (to === '') && isOnePlace(written, reading))
    return one(from || written, to || written, reading);
  const hasEnds = from !== '' && to !== '';
  const route = written === '' ? undefined : readRoute(written, reading.codes.places);
  if (hasEnds && (!route || route.stops.length < 3)) return one(from, to, reading);
  if (route && (!hasEnds || isOfEnds(route, from, to, reading))) {
    const [first, last] = [route.stops[0], route.stops[1]];
    // Either end may stand in a column of its own.
    if (route.stops.length === 2) {
      return {
        ...one(from || (first?.text ?? ''), to || (last?.text ?? ''), reading),
        isThereAndBack: route.isThereAndBack,
      };
    }
    const end = from || to;
    if (!hasEnds && end !== '') demandEnd('route', written, route, end, reading);
    return { pairs: pairsOf('route', route.stops, reading), isThereAndBack: false };
  }
  if (!hasEnds && written !== '' && isRoute(written)) {
    throw new Fault('route', (texts) => fill(texts.longRoute, { text: written, most: MOST_STOPS }));
  }
  return one(from, to, reading);
}

function one(from: string, to: string, reading: PlaceReading): Journey {
  const [origin, destination] = allRead([
    () => readPlace('origin', from, reading),
    () => readPlace('destination', to, reading),
  ]);
  return { pairs: [[origin, destination]], isThereAndBack: false };
}

/**
 * Several places of a row.
 *
 * @throws Fault the first, with what is asked of all: a row with two names that nobody knows is mended at once
 */
function allRead(reads: readonly (() => string | undefined)[]): readonly (string | undefined)[] {
  const faults: Fault[] = [];
  const codes = reads.map((read) => {
    try {
      return read();
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      faults.push(fault);
      return undefined;
    }
  });
  const [first] = faults;
  if (first) throw first.asking(faults.flatMap(({ choices }) => choices));
  return codes;
}

/** Whether a route begins and ends where the row does: else it is that of a journey of which the row is a part. */
function isOfEnds({ stops }: Route, from: string, to: string, { codes }: PlaceReading): boolean {
  const [origin, destination] = [codes.places(from)[0], codes.places(to)[0]];
  return (
    stops.every((stop) => stop.codes.length === 1) &&
    stops[0]?.codes[0] === origin &&
    stops.at(-1)?.codes[0] === destination
  );
}

/** Whether a text is one place: "ZRH", "Clermont-Ferrand", "ZRH - Zurich"; "ZRH - LHR" are two. */
function isOnePlace(text: string, { codes }: PlaceReading): boolean {
  if (text === '' || !isRoute(text)) return text !== '';
  const stops = new Set(readRoute(text, codes.places)?.stops.map((stop) => (isCode(stop) ? stop.text : undefined)));
  return codes.places(text).length > 0 && (stops.has(undefined) || stops.size < 2);
}

const isCode = ({ text, codes }: Stop): boolean => /^[A-Z]{3}$/.test(text) && codes.length > 0;

/**
 * The flights of a way that stands where one of its ends should: "ZRH-LHR-JFK" below From.
 *
 * @throws Fault when the other end is not that of the way
 */
function wayInEnd(text: string, other: string, reading: PlaceReading, field: End = 'origin'): Journey | undefined {
  const { places } = reading.codes;
  if (text === '' || isOnePlace(text, reading)) return undefined;
  const way = readRoute(text, places);
  // Else it is a name that nobody knows, with a dash in it.
  if (!way || way.stops.filter(({ codes }) => codes.length > 0).length < 2) return undefined;
  if (other !== '') demandEnd(field, text, way, other, reading);
  return { pairs: pairsOf(field, way.stops, reading), isThereAndBack: way.isThereAndBack };
}

/** @throws Fault when a way neither begins nor ends at a place that the row has beside it, nor leads there and back */
function demandEnd(field: End | 'route', text: string, { stops }: Route, end: string, { codes }: PlaceReading): void {
  const [code] = codes.places(end);
  const [first, last] = [stops[0]?.codes[0], stops.at(-1)?.codes[0]];
  const ends = first === last ? stops.map((stop) => stop.codes[0]) : [first, last];
  if (code === undefined || !ends.includes(code))
    throw new Fault(field, (texts) => fill(texts.wayElsewhere, { text, end }));
}

type End = 'origin' | 'destination';

function pairsOf(field: End | 'route', stops: readonly Stop[], reading: PlaceReading): readonly Pair[] {
  const codes = allRead(stops.map((stop) => () => readPlace(field, stop.text, reading)));
  return stops.flatMap((stop, at): readonly Pair[] => {
    const [before, here] = [codes[at - 1], codes[at]];
    return at === 0 || stop.isAfterGap || before === here ? [] : [[before, here]];
  });
}

/** @throws Fault when nobody knows the place, or its name may mean several */
export function readPlace(
  field: End | 'route' | 'via' | 'diversion',
  text: string,
  { codes, chosenPlaces: chosen }: PlaceReading,
): string | undefined {
  if (text === '') return undefined;
  const found = codes.places(text);
  const [code, ...others] = found;
  if (code !== undefined && others.length === 0) return code;
  const told = chosen?.get(nameKey(text));
  if (told !== undefined && (code === undefined ? codes.places(told).length > 0 : found.includes(told))) return told;
  if (code === undefined)
    throw new Fault(field, (texts) => fill(texts.unknownAirport, { text }), { choices: [{ text, codes: [] }] });
  throw new Fault(
    field,
    ({ severalAirports, orCodes }) => fill(severalAirports, { text, codes: inOr(orCodes, found.slice(0, MOST_NAMED)) }),
    {
      choices: [{ text, codes: found }],
    },
  );
}

/** Places of one name that a message names. */
const MOST_NAMED = 4;

/** Codes of which one is meant: "ZRH, BSL or GVA". Spanish has another word for "or" before the sound of an O. */
function inOr({ next, last, lastBeforeO }: RowTexts['orCodes'], codes: readonly string[]): string {
  return joined(next, codes, /^H?O/.test(codes.at(-1) ?? '') ? lastBeforeO : last);
}
