import { nameKey } from '@tim/find';
import { upperCaseCode } from '@tim/notation';
import type { CodeReader } from './codes.ts';
import { namedFlight } from './named-flight.ts';
import type { PlaceReading } from './read-places.ts';
import { cellsOf, type RemarkRow } from './remarks.ts';
import type { Texts } from './row-question.ts';

const ENDS = ['origin', 'destination'] as const;
type End = (typeof ENDS)[number];
const REGIONS = { origin: 'originRegion', destination: 'destinationRegion' } as const;

/** Codes have no more letters. */
const LONGEST_CODE = 4;
/** More names than a row's two ends may have together [pairs]. */
const MOST_PAIRS = 100;

/**
 * A row's texts, with its two ends as clear as the rest of the row makes them: by the country or the state beside a city's name, or by the
 * only two places of such names that the row's airline flies between.
 */
export function meantPlaces(text: Texts, row: RemarkRow & PlaceReading): Texts {
  const { codes, chosenPlaces } = row;
  const [from, to] = ENDS.map((end) => inRegion(text(end), cellsOf(REGIONS[end], row), codes));
  const ends: Record<End, string> = { origin: from ?? '', destination: to ?? '' };
  const isChosen = ENDS.some((end) => chosenPlaces?.has(nameKey(ends[end])));
  const flown = isChosen ? undefined : flownBetween(ends, text, codes);
  return (field) => {
    if (field !== 'origin' && field !== 'destination') return text(field);
    return flown?.[field] ?? ends[field];
  };
}

/** The name of a city with what stands beside it, where that makes it clear, or says that it is none of the cities so called. */
function inRegion(text: string, regions: readonly string[], codes: CodeReader): string {
  const found = text === '' || regions.length === 0 ? [] : codes.places(text);
  const isCode = found.length === 1 && upperCaseCode(text).length <= LONGEST_CODE;
  if (text === '' || regions.length === 0 || isCode) return text;
  const both = regions.map((region) => `${text}, ${region}`);
  const clear = both.find((whole) => codes.places(whole).length === 1);
  if (clear !== undefined) return clear;
  const countries = regions.map(codes.countryNamed);
  const at = countries.findIndex((country) => country !== undefined);
  if (at < 0) return text;
  const [only, another] = found.filter((code) => codes.countryOf(code) === countries[at]);
  if (only !== undefined) return another === undefined ? only : text;
  return found.length > 0 ? (both[at] ?? text) : text;
}

type Ends = Readonly<Record<End, string>>;

/** The two places that the row's flight, or its airline alone, is known to fly between; undefined where that tells nothing, or several. */
function flownBetween({ origin, destination }: Ends, text: Texts, codes: CodeReader): Ends | undefined {
  const [from, to] = [codes.places(origin), codes.places(destination)];
  if (from.length * to.length < 2 || from.length * to.length > MOST_PAIRS) return undefined;
  const { carrierCode, flightNumber } = namedFlight(text, codes);
  if (carrierCode === undefined) return undefined;
  const pairs = from.flatMap((one) => to.map((other): Ends => ({ origin: one, destination: other })));
  const ofNumber = pairs.filter((pair) => codes.fliesAs(carrierCode, flightNumber, pair.origin, pair.destination));
  const known =
    ofNumber.length > 0 ? ofNumber : pairs.filter((pair) => codes.flies(carrierCode, pair.origin, pair.destination));
  return known.length === 1 ? known[0] : undefined;
}
