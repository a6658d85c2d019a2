import { contrailsLabel } from '@tim/format';
import type { ItineraryEntry } from '@tim/itinerary';
import { andList, fill, fillCount, joined, orList, OWN_LANGUAGE, OWN_MANNER, type Message } from '@tim/languages';
import { AircraftBasis } from '@tim/messages';
import type { OptionFigures, OptionLegFigures } from '../../shared/api/travel-options.ts';
import { CONTRAILS } from '../../shared/texts.ts';
import { OPTIONS } from './texts.ts';
import { kilogramsText } from '../../shared/kilograms-text.ts';
import { namedBy, nobodyKnows, type NameOf } from '../../shared/named-words.ts';
import type { ComparedRow } from './rows.ts';
import { JOIN } from '../../shared/join.ts';

/** Flight numbers that are written out of one leg. */
const MOST_NUMBERS = 3;
const MINUTES_AN_HOUR = 60;
/** Times are no nearer than that [min]. */
const TIME_STEP_MINUTES = 5;

/** "ZRH–FRA–BOS"; with names "Zurich (ZRH) – Frankfurt (FRA) – Boston (BOS)". */
export function airportsText({ legs }: OptionFigures, nameOf = nobodyKnows): string {
  return placesText([legs[0]?.origin ?? '', ...legs.map(({ destination }) => destination)], nameOf);
}

/** "Heathrow (LHR) – New York (JFK), direct", or with where one changes: "…, change in Frankfurt (FRA)". */
export function wayText(option: OptionFigures, nameOf: NameOf): string {
  return JOIN.clauses([placesText([originOf(option), destinationOf(option)], nameOf), stopText(option, nameOf)]);
}

/** The same without the ends where they are the requested ones: "direct", "change in Frankfurt (FRA)". */
export function briefWayText(option: OptionFigures, { origin, destination }: Ends, nameOf: NameOf): string {
  if (originOf(option) !== origin || destinationOf(option) !== destination) return wayText(option, nameOf);
  return stopText(option, nameOf);
}

function stopText({ legs }: OptionFigures, nameOf: NameOf): string {
  if (legs.length === 1) return OPTIONS.direct;
  return fill(OPTIONS.via, { airport: placesText([legs[0]?.destination ?? ''], nameOf) });
}

/** "ZRH–BOS"; with names "Zurich (ZRH) – Boston (BOS)". */
export function placesText(codes: readonly string[], nameOf: NameOf): string {
  return codes.some((code) => nameOf(code) !== undefined)
    ? joined(OPTIONS.way, codes.map(namedBy(nameOf)))
    : codes.join('–');
}

type NoneTexts = Readonly<Record<'ofAll' | 'ofThese', Message<'airport' | 'others'>>>;

/** The two ends of a route, as requested. */
export type Ends = { readonly origin: string; readonly destination: string };

const originOf = ({ legs }: OptionFigures): string => legs[0]?.origin ?? '';
const destinationOf = ({ legs }: OptionFigures): string => legs.at(-1)?.destination ?? '';

/**
 * What to know of rows none of which begins, or ends, at the requested airport: "No flights from London City (LCY); these are from
 * Heathrow (LHR)."
 *
 * @param known - all options, of any cabin and airline
 */
export function otherAirportsTexts(
  rows: readonly Pick<ComparedRow, 'option'>[],
  known: readonly OptionFigures[],
  { origin, destination }: Ends,
  nameOf: NameOf,
): readonly string[] {
  const named = namedBy(nameOf);
  const shown = rows.map(({ option }) => option);
  const textOf = (endOf: (option: OptionFigures) => string, requested: string, texts: NoneTexts) => {
    const isOther = (option: OptionFigures) => option.otherAirports.includes(endOf(option));
    if (shown.length === 0 || !shown.every(isOther)) return [];
    const others = orList([...new Set(shown.map(endOf))].map(named), OWN_LANGUAGE);
    return [fill(known.every(isOther) ? texts.ofAll : texts.ofThese, { airport: named(requested), others })];
  };
  return [...textOf(originOf, origin, OPTIONS.noneFrom), ...textOf(destinationOf, destination, OPTIONS.noneTo)];
}

/** Names the airports of rows that are not the requested ones: "From or to other airports: Birmingham (BHX)". */
export function apartText(rows: readonly Pick<ComparedRow, 'option'>[], nameOf: NameOf): string {
  const codes = [...new Set(rows.flatMap(({ option }) => option.otherAirports))];
  return fill(OPTIONS.otherAirports, { airports: andList(codes.map(namedBy(nameOf)), OWN_LANGUAGE) });
}

/** "about 7 h 55 min". */
export function timeText({ durationHours }: OptionFigures): string {
  const all = Math.round((durationHours * MINUTES_AN_HOUR) / TIME_STEP_MINUTES) * TIME_STEP_MINUTES;
  const [hours, minutes] = [Math.floor(all / MINUTES_AN_HOUR), all % MINUTES_AN_HOUR];
  return minutes === 0 ? fill(OPTIONS.time.hours, { hours }) : fill(OPTIONS.time.minutes, { hours, minutes });
}

/** "LX 52". */
export const numberText = ({ carrierCode }: Pick<OptionLegFigures, 'carrierCode'>, flightNumber: number): string =>
  `${carrierCode}\u00a0${flightNumber}`;

/** The numbers of a leg that are written out, a requested one before the others, and how many are not. */
export function shownNumbers(
  { flightNumbers }: Pick<OptionLegFigures, 'flightNumbers'>,
  requested?: number,
): { readonly shown: readonly number[]; readonly left: number } {
  const isRequested = (number: number) => number === requested;
  const all = [...flightNumbers.filter(isRequested), ...flightNumbers.filter((number) => !isRequested(number))];
  return { shown: all.slice(0, MOST_NUMBERS), left: Math.max(0, all.length - MOST_NUMBERS) };
}

/** "and 11 more": flight numbers that are not written out. */
export function othersText(count: number): string {
  return fillCount(OPTIONS.others, { count }, OWN_MANNER);
}

/** A leg without a number is named by its carrier's code. */
function numbersText(leg: OptionLegFigures): string {
  if (leg.flightNumbers.length === 0) return fill(OPTIONS.numberUnknown, { carrierCode: leg.carrierCode });
  const { shown, left } = shownNumbers(leg);
  const numbers = JOIN.clauses(shown.map((number) => numberText(leg, number)));
  return left > 0 ? `${numbers} ${othersText(left)}` : numbers;
}

/** "LX 52": the flight that a way leads to. */
export function firstFlightText({ legs: [leg] }: OptionFigures): string {
  return leg ? `${leg.carrierCode}\u00a0${leg.flightNumbers[0] ?? ''}` : '';
}

/** "LX 52, LX 54", and of a way with a change "LH 1185 and 11 more, then LH 420". */
export function flightsText({ legs }: OptionFigures): string {
  return joined(OPTIONS.inTurn, legs.map(numbersText));
}

export function aircraftText({ legs }: OptionFigures): string {
  const types = legs.flatMap((leg) => {
    if (leg.aircraft === undefined) return [];
    const { name } = leg.aircraft;
    return [isAircraftAssumed(leg) ? JOIN.aside(name, OPTIONS.assumed) : name];
  });
  return joined(OPTIONS.inTurn, types);
}

export const hasAssumedAircraft = ({ legs }: OptionFigures): boolean => legs.some(isAircraftAssumed);

const isAircraftAssumed = ({ aircraft }: OptionLegFigures): boolean =>
  aircraft?.basis === AircraftBasis.AIRCRAFT_BASIS_ASSUMED;

/** A way with a change has a risk for each flight: they are not added up, and one that all have is said once. */
export function contrailsText({ legs }: OptionFigures): string {
  const risks = legs.map(({ contrailsImpactBucket }) => CONTRAILS.inText[contrailsLabel(contrailsImpactBucket)]);
  return new Set(risks).size === 1 ? (risks[0] ?? '') : joined(OPTIONS.inTurn, risks);
}

/** The contrail risk that most of several options have; undefined where none is that of most. */
export function commonRisk(options: readonly OptionFigures[]): string | undefined {
  const risks = options.map(contrailsText);
  const isOfMost = (risk: string) => risks.filter((other) => other === risk).length > Math.max(1, risks.length / 2);
  return risks.find(isOfMost);
}

/** How a row stands beside the lowest of the list. */
export function comparisonText({ comparison }: ComparedRow, count: number): string {
  if (comparison === undefined) return '';
  if (comparison.kind === 'lowest') return count === 1 ? OPTIONS.onlyOne : fill(OPTIONS.lowest, { count });
  return comparison.kind === 'unclear' ? OPTIONS.unclear : moreText(comparison.moreKg);
}

/** What the rows are compared with, by its name and kilograms; '' where none is compared with another. */
export function comparedWithText(rows: readonly ComparedRow[], nameOf: NameOf): string {
  const lowest = rows.find(({ comparison }) => comparison?.kind === 'lowest');
  if (lowest?.kg === undefined || rows.length === 1) return '';
  const name = `${lowest.name} ${airportsText(lowest.option, nameOf)}`;
  return fill(OPTIONS.comparedWith, { name, kg: kilogramsText(lowest.kg) });
}

/** The same in a word, for a list in which the lowest comes first; '' where it cannot be told apart from that. */
export function shortComparisonText({ comparison }: ComparedRow): string {
  if (comparison === undefined || comparison.kind === 'unclear') return '';
  return comparison.kind === 'lowest' ? OPTIONS.shortComparison.lowest[comparison.of] : moreText(comparison.moreKg);
}

function moreText(kilograms: number): string {
  return fill(OPTIONS.shortComparison.more, { more: kilogramsText(kilograms) });
}

/**
 * An option's flights on a day; of each leg the first number. Undefined where a number is not known.
 *
 * @param flightNumber - another than the first, of a direct flight
 */
export function flightsOf(
  { legs }: OptionFigures,
  departureDate: string,
  flightNumber?: number,
): readonly ItineraryEntry[] | undefined {
  if (legs.some(({ flightNumbers }) => flightNumbers.length === 0)) return undefined;
  return legs.map(({ origin, destination, carrierCode, flightNumbers }) => ({
    origin,
    destination,
    operatingCarrierCode: carrierCode,
    flightNumber: String(flightNumber ?? flightNumbers[0] ?? ''),
    departureDate,
  }));
}
