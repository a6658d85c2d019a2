import { CABIN_CLASSES, type CabinClass } from '@tim/engine';
import { CARD_WIDTHS, FIGURE_FORMATS, FIGURE_LANGUAGES, SHAPES, UNITS } from '@tim/figure';
import type { CardWidth, FigureFormat, FigureLanguage, Shape, Theme, Unit } from '@tim/figure';
import { parseItinerary, toFlight, toMarket } from '@tim/itinerary';
import { fill, joined } from '@tim/languages';
import type { Flight, Market } from '@tim/messages';
import { parseFlightEmissionsRequest, parseTypicalEmissionsRequest } from '@tim/validation';
import type { FieldName, Parsed } from '@tim/validation';
import type { Fault } from '../faults.ts';
import { Violations } from '../violations.ts';

/** What a figure is of. */
export type FigureSubject =
  | { readonly kind: 'flight'; readonly flight: Flight; readonly market: Market }
  | { readonly kind: 'route'; readonly market: Market };

/** One figure, as somebody asks for it. */
export type FigureRequest = {
  readonly subject: FigureSubject;
  readonly cabin: CabinClass;
  readonly unit: Unit;
  readonly format: FigureFormat;
  readonly shape: Shape;
  /** Of a card that is drawn as a PNG. */
  readonly width: CardWidth;
  readonly theme: Theme;
  /** Of the cities' names, and of a picture's words. */
  readonly lang: FigureLanguage;
};

/** Where figures stand, below which comes what each is of. */
export type FigureAddress = { readonly kind: FigureSubject['kind']; readonly itinerary: string };

/** The longest itinerary of one flight, with room for blanks [characters]. */
const MOST_CHARACTERS = 60;

const ADDRESS = /^\/v1\/figures\/(flight|route)\/([^/]*)$/;

/** The address of a figure; undefined where it is none. */
export function figureAddress(path: string): FigureAddress | undefined {
  const [, kind, itinerary] = ADDRESS.exec(path) ?? [];
  return itinerary === undefined ? undefined : { kind: kind === 'flight' ? 'flight' : 'route', itinerary };
}

/** A drawing asks the reader's system; a PNG cannot. */
const SVG_THEMES = ['auto', 'light', 'dark'] as const;
const PNG_THEMES = ['light', 'dark'] as const;

/** The font that a PNG is drawn with has no Japanese letters. */
export const PNG_LANGUAGES = ['en', 'de', 'fr', 'es'] as const;

const PARAMETERS = ['cabin', 'unit', 'format', 'shape', 'width', 'theme', 'lang'];

/**
 * Reads what is asked for.
 *
 * @throws StatusError that names every parameter and part at fault
 */
export function readFigureRequest({ kind, itinerary }: FigureAddress, query: URLSearchParams): FigureRequest {
  const violations = new Violations();
  violations.unknownParameters(query, PARAMETERS);
  const { text, ending } = readEnding(itinerary);
  const format = readFormat(query, ending, violations);
  const subject = readSubject(kind, text, violations);
  const request = {
    cabin: readChoice(query, 'cabin', CABIN_CLASSES, violations),
    unit: readChoice(query, 'unit', UNITS, violations),
    format,
    shape: readChoice(query, 'shape', SHAPES, violations),
    width: readChoice(query, 'width', CARD_WIDTHS, violations),
    theme: readChoice<Theme>(query, 'theme', format === 'png' ? PNG_THEMES : SVG_THEMES, violations),
    lang: readChoice<FigureLanguage>(query, 'lang', format === 'png' ? PNG_LANGUAGES : FIGURE_LANGUAGES, violations),
  };
  violations.throwIfAny();
  if (!subject) throw new Error('a request without faults has a subject');
  return { ...request, subject };
}

/** One of a few values; the first where nothing is given. */
function readChoice<Value extends string>(
  query: URLSearchParams,
  name: string,
  values: readonly [Value, ...Value[]],
  violations: Violations,
): Value {
  const [first] = values;
  const given = query.get(name) ?? first;
  const found = values.find((value) => value === given);
  if (found === undefined)
    violations.invalidArgument(name, ({ oneOf, valueList }) => fill(oneOf, { values: joined(valueList, values) }));
  return found ?? first;
}

function readEnding(itinerary: string): { readonly text: string; readonly ending: FigureFormat | undefined } {
  const ending = FIGURE_FORMATS.find((format) => itinerary.toLowerCase().endsWith(`.${format}`));
  return { text: ending === undefined ? itinerary : itinerary.slice(0, -ending.length - 1), ending };
}

function readFormat(query: URLSearchParams, ending: FigureFormat | undefined, violations: Violations): FigureFormat {
  if (ending === undefined) return readChoice(query, 'format', FIGURE_FORMATS, violations);
  const given = query.get('format');
  if (given !== null && given !== ending) {
    violations.invalidArgument('format', ({ otherEnding }) => fill(otherEnding, { ending }));
  }
  return ending;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

const EXAMPLES = { flight: 'ZRH-BOS-LX-52-20270110', route: 'ZRH-BOS' } as const;

function readSubject(kind: FigureSubject['kind'], text: string, violations: Violations): FigureSubject | undefined {
  const plain = text.length > MOST_CHARACTERS ? undefined : decoded(text);
  const entries = plain === undefined ? [] : parseItinerary(plain);
  const [entry] = entries;
  const hasMore = kind === 'route' && entry !== undefined && entry.operatingCarrierCode !== '';
  if (!entry || entries.length > 1 || hasMore) {
    violations.invalidArgument('itinerary', ({ oneSubject }) => fill(oneSubject[kind], { example: EXAMPLES[kind] }));
    return undefined;
  }
  const market = toMarket(entry);
  if (kind === 'route') {
    const [valid] = told(parseTypicalEmissionsRequest({ markets: [market] }), violations)?.markets ?? [];
    return valid && { kind, market: valid };
  }
  const [valid] = told(parseFlightEmissionsRequest({ flights: [toFlight(entry)] }), violations)?.flights ?? [];
  return valid && { kind, flight: valid, market };
}

/** What to give as each part of an itinerary, in the order in which they are named. */
const PARTS: Readonly<Record<FieldName, Fault>> = {
  departureDate: ({ parts }) => parts.date,
  origin: ({ parts }) => parts.airport,
  destination: ({ parts }) => parts.airport,
  operatingCarrierCode: ({ parts }) => parts.carrier,
  flightNumber: ({ parts }) => parts.flightNumber,
};
const PART_NAMES = Object.keys(PARTS) as readonly FieldName[];

/** The request that was read; what is wrong with it is told by the parts' own names. */
function told<Request>(parsed: Parsed<Request>, violations: Violations): Request | undefined {
  if (parsed.kind === 'valid') return parsed.request;
  const wrong = new Set(parsed.violations.map(({ field }) => field.replace(/^\w+\[0\]\./, '')));
  for (const part of PART_NAMES.filter((name) => wrong.has(name))) violations.invalidArgument(part, PARTS[part]);
  return undefined;
}
