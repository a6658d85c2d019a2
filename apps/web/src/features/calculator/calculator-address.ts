import {
  formatItinerary,
  parseItinerary,
  type ItineraryEntry,
  type Question,
  type QuestionProblem,
} from '@tim/itinerary';
import { dateToYyyymmdd, parseYyyymmdd, upperCaseCode, yyyymmddToDate, type CalendarDate } from '@tim/notation';
import { typedDateToValue } from '../../shared/form/date-text.ts';
import type { PassedDay } from '../../shared/form/passed-day.ts';
import { PAGES } from '../../config/pages.ts';
import { itineraryInAddress, queryText, questionInAddress } from '../question/question-address.ts';

export type CalculatorMode = 'route' | 'flight';

/** What the calculator's address asks for. */
export type CalculatorQuery = {
  readonly entries: readonly ItineraryEntry[];
  /** What is written in the place of dates and is none, eight digits each: today is taken instead. */
  readonly impossibleDates: readonly string[];
  /** The address names a model version. */
  readonly hasVersion: boolean;
  /** Who fly, in which cabin, whether back as well, and with whom. */
  readonly question: Question;
  /** What of that says nothing as it is written. */
  readonly questionProblems: readonly QuestionProblem[];
};

const EIGHT_DIGITS = /^\d{8}$/;

/** @param today - what eight digits that are no date fall back to, as specified */
export function parseCalculatorQuery(search: string, today: CalendarDate): CalculatorQuery {
  const parameters = new URLSearchParams(search);
  const { question, problems } = questionInAddress(search);
  const written = parseItinerary(itineraryInAddress(parameters)).map((entry) => ({
    ...entry,
    departureDate: typedDateToValue(entry.departureDate),
  }));
  return {
    entries: written.map((entry) => withRealDate(entry, today)),
    impossibleDates: written.map(({ departureDate }) => departureDate).filter(isImpossible),
    hasVersion: parameters.has('v'),
    question,
    questionProblems: problems,
  };
}

/** A date that is missing or unfinished stays as it is, for the form to ask for. */
function withRealDate(entry: ItineraryEntry, today: CalendarDate): ItineraryEntry {
  const { departureDate } = entry;
  return EIGHT_DIGITS.test(departureDate)
    ? { ...entry, departureDate: dateToYyyymmdd(yyyymmddToDate(departureDate, today)) }
    : entry;
}

function isImpossible(date: string): boolean {
  return EIGHT_DIGITS.test(date) && parseYyyymmdd(date) === undefined;
}

/**
 * Airports that an address names beyond the two of a route: "ZRH-BOS-JFK". A flight's parts, which stand in the same
 * place, look like none.
 */
export function furtherAirports({
  operatingCarrierCode,
  flightNumber,
  departureDate,
}: ItineraryEntry): readonly string[] {
  // What is left of the address after the fourth part is read as one text.
  const last = /^(?:[A-Z]{3})+$/i.test(departureDate) ? (departureDate.match(/.{3}/g) ?? []) : [];
  return [operatingCarrierCode, flightNumber, ...last]
    .filter((part) => /^[A-Z]{3}$/i.test(part))
    .map((part) => upperCaseCode(part));
}

/** The query with another itinerary and everything else as it was. */
export function withItinerary(search: string, itinerary: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set('itinerary', itinerary);
  return queryText(parameters);
}

/** Where the same flight is asked for on the day that comes again. */
export function addressAgain(search: string, leg: ItineraryEntry, { again }: PassedDay): string {
  return `${PAGES.flight}${withItinerary(search, formatItinerary([{ ...leg, departureDate: dateToYyyymmdd(again) }]))}`;
}
