/** Place names, cities and codes that a text may mean, as codes. */
type PlacesOf = (text: string) => readonly string[];

/** A place of a route as it was written. */
export type Stop = {
  readonly text: string;
  /** What it may mean; one where it is clear. */
  readonly codes: readonly string[];
  /** There is no flight from the stop before: a gap in the route. */
  readonly isAfterGap: boolean;
};

export type Route = {
  readonly stops: readonly Stop[];
  /** "ZRH <> BOS": there and back. */
  readonly isThereAndBack: boolean;
};

/** What stands between the places of a route. */
const BETWEEN = /<-*>|[↔⇄⇆⟷]|-+>?|>+|\/\/|[–—→/]|\bto\b/gi;
const THERE_AND_BACK = /^[<↔⇄⇆⟷]/;

/** A part of a journey that is not flown, as reservation systems write it. */
const GAPS = new Set(['ARNK', 'ARUNK', 'SURFACE', 'SUR']);

/** The mark of a place where somebody only changes, or stops over: "LHR-X/JFK-LAX". Both have a flight to them and one from them. */
const MARK = /(?<![\p{L}\p{N}])[XO]\/\s?(?=[A-Z]{3}(?![\p{L}\p{N}]))/gu;

/** Airlines between codes, as tickets have them: "LHR BA JFK AA LAX". */
const WITH_AIRLINES = /^[A-Z]{3}(?: (?:(?:[A-Z][A-Z0-9]|[0-9][A-Z]) )?[A-Z]{3})+$/;

/** More are no journey of one row. */
export const MOST_STOPS = 16;

/** Words of one name that signs part: "Clermont-Ferrand", "Dallas/Fort Worth". */
const MOST_JOINED = 4;

type Piece = { readonly text: string; readonly sign: string; readonly isAfterGap: boolean };

/** The parts of a route, each with the sign before it; those that hold nothing are left out. */
function piecesOf(written: string): readonly Piece[] {
  const text = written.replace(MARK, '');
  const pieces: Piece[] = [];
  let start = 0;
  let sign = '';
  let isAfterGap = false;
  const add = (end: number) => {
    const piece = text.slice(start, end).trim();
    if (GAPS.has(piece.toUpperCase())) {
      isAfterGap = true;
    } else if (piece !== '') {
      pieces.push({ text: piece, sign, isAfterGap });
      isAfterGap = false;
    }
  };
  for (const { 0: next, index } of text.matchAll(BETWEEN)) {
    add(index);
    sign = next;
    isAfterGap ||= next === '//';
    start = index + next.length;
  }
  add(text.length);
  return pieces.length > 1 ? pieces : codesOf(text).map((code) => ({ text: code, sign: ' ', isAfterGap: false }));
}

/** Codes that nothing but spaces, commas or airlines part, or nothing at all: "ZRH LHR JFK", "ZRH LX LHR", "ZRHBOS". */
function codesOf(text: string): readonly string[] {
  const parts = text.trim().split(/[\s,;|]+/);
  const [only = ''] = parts;
  if (WITH_AIRLINES.test(parts.join(' '))) return parts.filter((part) => part.length === 3);
  if (parts.length > 1) return parts.every((part) => /^[a-z]{3}$/i.test(part)) ? parts : [];
  if (only.length < 6 || only.length % 3 !== 0 || !/^[A-Z]+$/.test(only)) return [];
  return Array.from({ length: only.length / 3 }, (_, at) => only.slice(3 * at, 3 * at + 3));
}

/** The two ends of a route as they are written; none where it has no two parts. */
export function routeEnds(text: string): readonly string[] {
  const apart = text.split(APART);
  const pieces = apart.length > 1 ? apart : piecesOf(text).map((piece) => piece.text);
  return pieces.length < 2 ? [] : [pieces[0] ?? '', pieces.at(-1) ?? ''].map((end) => end.trim());
}

/** What stands between places and within no name, as a dash without spaces may. */
const APART = /\s[-–—]+\s|[→>↔⇄⇆⟷]/;

/** Whether a text is written as a route: it has two parts at least. */
export const isRoute = (text: string): boolean => piecesOf(text).length > 1;

/**
 * The places of a route as lists write it: "ZRH-BOS", "Zurich to Boston", "DFW/LHR/DFW", "ZRH LHR JFK", "ZRH-LHR//LGW-JFK" with a gap.
 *
 * @returns undefined where it has less than two parts, or more than a journey has
 */
export function readRoute(text: string, placesOf: PlacesOf): Route | undefined {
  const parts = piecesOf(text);
  const whole = { text: text.trim(), sign: '', isAfterGap: false };
  const apart = (parts.length > 0 ? parts : [whole]).flatMap((piece) => withinPiece(piece, placesOf));
  const pieces = withOneAirport(apart, placesOf);
  if (pieces.length < 2 || pieces.length > MOST_STOPS) return undefined;
  const hasUnknown = pieces.length > 2 && pieces.some((piece) => placesOf(piece.text).length === 0);
  const stops = (hasUnknown ? join(pieces, placesOf) : undefined) ?? pieces;
  return {
    stops: stops.map((stop) => ({ text: stop.text, codes: placesOf(stop.text), isAfterGap: stop.isAfterGap })),
    isThereAndBack: stops.length === 2 && THERE_AND_BACK.test(stops[1]?.sign ?? ''),
  };
}

/** Codes with spaces between them, or two at a time without one. */
const LEGS = /^[A-Z]{3}(?: ?[A-Z]{3})+$/;

/** The legs that a part of a route may be, or a whole one: "FRA LHR // LHR FRA", "FRALHR LHRFRA"; where all of it are codes that are known. */
function withinPiece(piece: Piece, placesOf: PlacesOf): readonly Piece[] {
  const codes = LEGS.test(piece.text) && placesOf(piece.text).length === 0 ? (piece.text.match(/[A-Z]{3}/g) ?? []) : [];
  if (codes.length === 0 || codes.some((code) => placesOf(code).length === 0)) return [piece];
  return codes.map((code, at) => ({ ...piece, text: code, isAfterGap: at === 0 && piece.isAfterGap }));
}

/** The same with the codes of one airport as one: "BSL/MLH-LHR". */
function withOneAirport(pieces: readonly Piece[], placesOf: PlacesOf): readonly Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const text = `${before?.text}/${piece.text}`;
    if (before && piece.sign === '/' && /^[A-Z]{3}$/.test(piece.text) && placesOf(text).length === 1) {
      joined[joined.length - 1] = { ...before, text };
    } else {
      joined.push(piece);
    }
  }
  return joined;
}

/** The same with parts of one name together again; undefined where some part is no place however they are joined. */
function join(pieces: readonly Piece[], placesOf: PlacesOf): readonly Piece[] | undefined {
  /** What the parts from a place on are, once it is known. */
  const known = new Map<number, readonly Piece[] | undefined>();
  const from = (start: number): readonly Piece[] | undefined => {
    if (start === pieces.length) return [];
    if (known.has(start)) return known.get(start);
    let found: readonly Piece[] | undefined;
    for (let count = Math.min(MOST_JOINED, pieces.length - start); count > 0 && !found; count--) {
      const [first, ...others] = pieces.slice(start, start + count);
      if (!first || (count > 1 && [first, ...others].some((piece) => isCode(piece, placesOf)))) continue;
      const text = others.reduce((name, piece) => `${name}${piece.sign}${piece.text}`, first.text);
      const rest = placesOf(text).length > 0 ? from(start + count) : undefined;
      found = rest && [{ ...first, text }, ...rest];
    }
    known.set(start, found);
    return found;
  };
  return from(0);
}

/** A code is no part of a name. */
const isCode = ({ text }: Piece, placesOf: PlacesOf): boolean => /^[A-Z]{3}$/.test(text) && placesOf(text).length > 0;
