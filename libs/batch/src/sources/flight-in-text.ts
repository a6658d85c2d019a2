import { readCabin } from '../cabins.ts';
import { saidKind } from '../row-kinds.ts';

/** What an entry of a calendar says of a flight: '' where it does not say. */
export type FlightInText = {
  readonly flight: string;
  /** The places from the first to the last: codes or names; '' for one that is not said. */
  readonly places: readonly [from: string, to: string, ...more: string[]];
  readonly cabin: string;
};

/** The texts of an entry. */
export type EntryTexts = {
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  /** Whether the phone found it to be a flight. */
  readonly isFoundFlight: boolean;
};

/** Longer ones are cut [letters]. */
const LONGEST = { summary: 300, location: 300, description: 4000 } as const;

/** Codes of airports in brackets, with that of four letters behind it as logs have it. */
const IN_BRACKETS = /\(([A-Z]{3})(?:\/[A-Z]{4})?\)/g;
/** "FRA to JFK", "ZRH-LHR-JFK", "ZRH → BOS". */
const CHAIN = /\b[A-Z]{3}(?: ?(?:-|–|—|→|➔|➝|>|\/|to|nach|TO) ?[A-Z]{3}\b)+/;
/** Two codes that nothing parts but a space. */
const PAIR = /\b([A-Z]{3}) ([A-Z]{3})\b/;
/** Airline and number: "LX 52", "EZY8001", "U2 8001". */
const NUMBER = /\b(?:[A-Z][A-Z0-9]|[0-9][A-Z]|[A-Z]{3}) ?\d{1,4}\b/;
const PLANE = /[✈🛫🛬]/u;
/** A reminder of a flight is none. */
const REMINDER = /^(?:online |web )?check[- ]?in\b/i;
/** Words beside a flight's number that tell that it is one. */
const OF_FLIGHTS =
  /\b(?:flight|flug|vuelo|volo|vlucht|boarding|departs|departure|abflug|airport|flughafen|aeroport|aeropuerto|terminal|gate|booking reference|pnr)\b/i;
const CABIN = /\b(?:cabin|class|kabine|klasse|cabine|classe|clase)[a-z ]{0,20}: ?([^\n,;(]{1,30})/i;
/** More are a sentence [words]. */
const MOST_WORDS = 14;

/**
 * The flight that an entry tells of: as airlines, TripIt, Google and Apple write them, and people by hand.
 *
 * @returns undefined where it tells of none
 */
export function flightInText({ isFoundFlight, ...texts }: EntryTexts): FlightInText | undefined {
  const summary = texts.summary.slice(0, LONGEST.summary).trim();
  const location = texts.location.slice(0, LONGEST.location).trim();
  const description = texts.description.slice(0, LONGEST.description);
  if (REMINDER.test(summary)) return undefined;
  const words = summary.split(/[^\p{L}\p{N}]+/u, MOST_WORDS).filter(Boolean);
  const isNamed = isFoundFlight || PLANE.test(summary) || words.some((word) => saidKind(word) === 'flight');
  const codes = codesIn(summary);
  const [flight = ''] = NUMBER.exec(codes ? summary.replace(codes.text, ' ') : summary) ?? [];
  const cabin = cabinIn(description) || cabinIn(summary);
  const found = (places: FlightInText['places']): FlightInText => ({ flight, places, cabin });

  if (codes && (flight !== '' || isNamed || codes.text === summary)) return found(codes.places);
  const isFlight = isNamed || (flight !== '' && OF_FLIGHTS.test(`${description}\n${location}`));
  const kind = saidKind(summary);
  if (!isFlight || (flight === '' && kind !== 'flight' && kind !== undefined)) {
    return flight !== '' && flight === summary ? found(['', '']) : undefined;
  }
  const elsewhere = bracketed(`${location}\n${description}`);
  if (elsewhere) return found(elsewhere);
  const named = namesIn(flight === '' ? summary : summary.replace(flight, ' '), location);
  if (named) return found(named);
  return flight === '' ? undefined : found([placeOf(location), '']);
}

type Codes = { readonly text: string; readonly places: FlightInText['places'] };

function codesIn(summary: string): Codes | undefined {
  const inBrackets = bracketed(summary);
  if (inBrackets) return { text: '', places: inBrackets };
  const [chain] = CHAIN.exec(summary) ?? [];
  if (chain !== undefined) return placesOf(chain, chain.match(/\b[A-Z]{3}\b/g)?.filter((code) => code !== 'TO') ?? []);
  const [pair, from, to] = PAIR.exec(summary) ?? [];
  const isFlight = pair !== undefined && NUMBER.test(summary.replace(pair, ' '));
  return isFlight && from !== undefined && to !== undefined ? { text: pair, places: [from, to] } : undefined;
}

function placesOf(text: string, codes: readonly string[]): Codes | undefined {
  const [from, to, ...more] = codes;
  return from !== undefined && to !== undefined ? { text, places: [from, to, ...more] } : undefined;
}

/** The first two codes in brackets that are not the same. */
function bracketed(text: string): FlightInText['places'] | undefined {
  const codes = [...text.matchAll(IN_BRACKETS)].map(([, code = '']) => code);
  const [from] = codes;
  const to = codes.find((code) => code !== from);
  return from !== undefined && to !== undefined ? [from, to] : undefined;
}

/** What stands between the names of two places. */
const BETWEEN = [' to ', '→', '➔', ' - ', ' – ', ' — ', ' nach ', ' > ', ' à ', ' a ', ' naar ', ' para '];
/** What stands before the name of the place that a flight goes to. */
const TO = /^(?:to|nach|vers|à|a|para|naar|per) /i;
const FROM = /^(?:from|von|de|da|van) /i;
/** What stands around names and is no part of them. */
const AROUND = /^[\s:,|•.–—-]{1,20}|[\s:,|•.–—-]{1,20}$/g;
const trimmed = (text: string): string => text.replaceAll(AROUND, '').replaceAll(AROUND, '');

/** "Zurich to Boston", "Flight to Boston": what is left of a text when the words for a flight are gone. */
function namesIn(text: string, location: string): FlightInText['places'] | undefined {
  const words = text
    .replace(/\([^()]{0,40}\)/g, ' ')
    .replace(PLANE, ' ')
    .split(/\s+/)
    .filter((word) => saidKind(word) !== 'flight');
  const plain = trimmed(words.join(' '));
  const only = TO.exec(plain);
  if (only) return [placeOf(location), trimmed(plain.slice(only[0].length))];
  const rest = plain.replace(FROM, '');
  for (const between of BETWEEN) {
    const [from = '', to, ...more] = rest.split(between);
    if (to === undefined || more.length > 0) continue;
    const ends = [trimmed(from), trimmed(to)] as const;
    if (ends[0] !== '' && ends[1] !== '') return [ends[0], ends[1]];
  }
  return undefined;
}

/** The place that a location names: "Zurich ZRH", "Zurich Airport (ZRH), Kloten" are ZRH; else its first part. */
function placeOf(location: string): string {
  const [, inBrackets] = /\(([A-Z]{3})\)/.exec(location) ?? [];
  const [, atEnd] = /(?:^|\s)([A-Z]{3})$/.exec(location) ?? [];
  const [first = ''] = location.split(/[,\n]/, 1);
  return inBrackets ?? atEnd ?? first.trim();
}

function cabinIn(text: string): string {
  const [, cabin = ''] = CABIN.exec(text) ?? [];
  return readCabin(cabin.trim()) === undefined ? '' : cabin.trim();
}
