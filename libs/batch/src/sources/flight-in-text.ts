import { readCabin } from '../question/cabins.ts';
import { saidKind } from '../question/row-kinds.ts';
import { linesOfField } from './labelled-lines.ts';

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
  /** What the phone found in a mail: '' where it found nothing. */
  readonly found: string;
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
const REMINDER = /^(?:(?:online |web )?check[- ]?in\b|enregistrement\b|facturaci[oó]n\b|einchecken\b)/i;
/** Words beside a flight's number that tell that it is one. */
const OF_FLIGHTS =
  /\b(?:flight|flug|vol|vuelo|volo|vlucht|boarding|departs|departure|abflug|ankunft|decollage|depart|arrivee|embarquement|embarque|imbarco|salida|llegada|partenza|arrivo|airport|flughafen|aeroport|aeropuerto|aeroporto|terminal|gate|booking reference|pnr)\b/i;
/** A word for a flight with what may stand before its number: "Vol n°AF 6147", "Flugnummer: LH 400". */
const BEFORE_NUMBER =
  /(?<!\p{L})(?:flight|flug|vol|vuelo|volo|vlucht)(?:nummer| number| no\.?)?(?!\p{L})[^\n\p{L}\d]{0,8}(?:n[°ºro.]{0,3}\s?)?([A-Z\d][A-Z\d ]{2,8})/giu;
/** What Apple's phones keep of a mail: "|flightAC|YYZ|LGA|720". */
const FOUND = /flight([A-Z0-9]{2,3})\|([A-Z]{3})\|([A-Z]{3})\|(\d{1,4})(?!\d)/;
const CABIN = /\b(?:cabin|class|kabine|klasse|cabine|classe|clase)[a-z ]{0,20}: ?([^\n,;(]{1,30})/i;
/** More are a sentence [words]. */
const MOST_WORDS = 14;

/**
 * The flight that an entry tells of: as airlines, TripIt, Google and Apple write them, and people by hand.
 *
 * @returns undefined where it tells of none
 */
export function flightInText({ found: key, ...texts }: EntryTexts): FlightInText | undefined {
  const summary = texts.summary.slice(0, LONGEST.summary).trim();
  const location = texts.location.slice(0, LONGEST.location).trim();
  const description = texts.description.slice(0, LONGEST.description);
  if (REMINDER.test(summary)) return undefined;
  const [, foundCarrier, foundFrom = '', foundTo = '', foundNumber] = FOUND.exec(key) ?? [];
  if (foundCarrier !== undefined) {
    const foundCabin = cabinIn(description) || cabinIn(summary);
    return { flight: `${foundCarrier} ${foundNumber}`, places: [foundFrom, foundTo], cabin: foundCabin };
  }
  const words = summary.split(/[^\p{L}\p{N}]+/u, MOST_WORDS).filter(Boolean);
  const isNamed = key.includes('flight') || PLANE.test(summary) || words.some((word) => saidKind(word) === 'flight');
  const codes = codesIn(summary);
  const [inSummary = ''] = NUMBER.exec(codes ? summary.replace(codes.text, ' ') : summary) ?? [];
  const flight = inSummary === '' && isNamed ? numberIn(description) : inSummary;
  const cabin = cabinIn(description) || cabinIn(summary);
  const found = (places: FlightInText['places']): FlightInText => ({ flight, places, cabin });

  if (codes && (flight !== '' || isNamed || codes.text === summary)) return found(codes.places);
  const isFlight = isNamed || (flight !== '' && OF_FLIGHTS.test(withoutAccents(`${description}\n${location}`)));
  const kind = saidKind(summary);
  if (!isFlight || (flight === '' && kind !== 'flight' && kind !== undefined)) {
    return flight !== '' && flight === summary ? found(['', '']) : undefined;
  }
  const elsewhere = labelled(description) ?? bracketed(`${location}\n${description}`);
  if (elsewhere) return found(elsewhere);
  const named = namesIn(flight === '' ? summary : summary.replace(flight, ' '), location);
  if (named) return found(named);
  return flight === '' ? undefined : found([placeOf(location), '']);
}

const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The number of a flight beside a word for one, or on a line of its own. */
function numberIn(description: string): string {
  const beside = [...description.matchAll(BEFORE_NUMBER)].map(([, text = '']) => text);
  const [found = ''] = [...linesOfField(description, 'flightNumber'), ...beside].flatMap((text) => {
    const [number] = NUMBER.exec(text) ?? [];
    return number === undefined ? [] : [number];
  });
  return found;
}

/** The codes of the places on lines of their own: "Départ : Paris (CDG)", "Ankunft: Wien VIE". */
function labelled(description: string): FlightInText['places'] | undefined {
  const [from, to] = (['origin', 'destination'] as const).map((field) =>
    linesOfField(description, field)
      .map(codeIn)
      .find((code) => code !== undefined),
  );
  return from !== undefined && to !== undefined && from !== to ? [from, to] : undefined;
}

const codeIn = (text: string): string | undefined => {
  const [, inBrackets] = /\(([A-Z]{3})\)/.exec(text) ?? [];
  const [, alone] = /(?:^|\s)([A-Z]{3})(?:$|\s?[,–-])/.exec(text) ?? [];
  return inBrackets ?? alone;
};

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
/** "Toulouse-Paris": names with a hyphen alone between them. */
const WITH_HYPHEN = /^(\p{Lu}\p{L}[\p{L} .’']{1,30})[-–](\p{Lu}\p{L}[\p{L} .’']{1,30})$/u;
/** What stands before the name of the place that a flight goes to. */
const TO = /^(?:to|nach|vers|pour|à|a|para|hacia|naar|per) /i;
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
  const [from, to] = WITH_HYPHEN.exec(rest)?.slice(1) ?? [];
  return from === undefined || to === undefined ? undefined : [from, to];
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
