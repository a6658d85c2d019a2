import type { CabinClass, Estimator, FlightQuery, Unavailable } from '@tim/estimator';
import { fill } from '@tim/languages';
import { compareDates, type CalendarDate } from '@tim/notation';
import type { Tables } from '@tim/reference-data';
import { answeredDays, FIRST_YEAR } from './answered-days.ts';
import { kmBeforeClosing } from './closed-since.ts';
import type { RowDate } from '../question/dates.ts';
import { figureOfFlight, figureOfGrams, flightWarnings, marketWarnings, yearWarnings } from './figures.ts';
import type { FlightFigure, MarketFigure } from './figures.ts';
import { faultAnswer } from './fault-answer.ts';
import { namesStops } from './flown-legs.ts';
import type { RowFault, RowQuestion } from '../question/row-question.ts';
import { recentOnly } from './recent-only.ts';
import type { NoFigure, RowAnswer, Warning } from './row-answer.ts';
import { OWN_LANGUAGE, type RowLanguage } from './row-language.ts';
import { sumOfLegs } from './sum-of-legs.ts';

/**
 * Answers remembered of flights (route, number and month), and of routes; up to twice as many are kept. Enough for a company's
 * 3000 flights in all months. A route's typical figure takes as long as forty flights, an answer some 600 bytes.
 */
const MOST_ANSWERS = 20_000;

export type Answering = {
  readonly tables: Tables;
  readonly estimator: Estimator;
  /** The latest date that is today somewhere on earth. */
  readonly today: CalendarDate;
  /** Well-to-wake grams of one passenger by great-circle distance alone; without it rows without airports have no figure. */
  readonly gramsOfDistance?: (greatCircleKm: number, cabin: CabinClass) => number;
  /** The language of reasons; this program's own unless given. */
  readonly language?: RowLanguage;
  /** How many answers of flights, and of routes, are remembered at least; fewer where they hardly come again. */
  readonly mostAnswers?: number;
  /** Give beside a flight's figure what it is computed from: four fifths of what is kept of an answer. */
  readonly hasInputs?: boolean;
};

/**
 * Answers rows: a flight that is past by the first tier of the Scope 3 method that has its data, a flight to come as the calculator
 * answers it, else by what is typical of its route. A row that could not be read, or is skipped, is answered by why. The same row
 * gets the same answer, in whatever order rows come.
 */
// oxlint-disable-next-line max-lines-per-function -- functions that share what was read once
export function rowAnswerer(answering: Answering): (question: RowQuestion | RowFault) => RowAnswer {
  const {
    tables,
    estimator,
    today,
    hasInputs = false,
    language = OWN_LANGUAGE,
    mostAnswers = MOST_ANSWERS,
  } = answering;
  // The figure depends on the month; with labels or schedules, on the day.
  const isByDay = tables.easaLabels.count > 0 || tables.schedules.rowCount > 0;
  const flights = recentOnly<FlightFigure | Unavailable>(mostAnswers);
  const markets = recentOnly<MarketFigure | Unavailable>(mostAnswers);
  const window = answeredDays(today);

  const ofFlight = (query: FlightQuery) => {
    const { origin, destination, carrierCode, flightNumber, departureDate, aircraftCode = '' } = query;
    const { year, month, day } = departureDate;
    const isInWindow = compareDates(departureDate, window.latest) <= 0;
    const key = `${origin}${destination}${carrierCode}${flightNumber} ${aircraftCode} ${isByDay || !isInWindow ? `${year} ${month} ${day}` : month}`;
    return flights(key, () => {
      const flight = estimator.flight(query, { window });
      return flight.kind === 'unavailable' ? flight : figureOfFlight(flight, hasInputs);
    });
  };
  const ofMarket = (origin: string, destination: string, prefersDirect: boolean) =>
    markets(`${origin}${destination}${prefersDirect ? ' direct' : ''}`, () => {
      const typical = estimator.typical({ origin, destination }, { prefersDirect });
      if (typical.kind === 'unavailable') return typical;
      const { changeAirportCodes: changeAirports, range, rareCabins, closedAirports } = typical;
      const figure = {
        ...figureOfGrams('TYPICAL_FLIGHT_EMISSIONS', typical.wellToWakeGramsPerPassenger),
        range: { low: range.low, high: range.high },
        ...(prefersDirect && changeAirports.length > 0 && { changeAirports }),
      };
      return { kind: 'market', figure, rareCabins, closedAirports, hasDirect: typical.direct !== undefined };
    });

  const ofOne = (question: RowQuestion, prefersDirect = question.prefersDirect ?? false): RowAnswer => {
    const { origin, destination, date, cabin } = question;
    if (date && date.year < FIRST_YEAR) return tooOld(date, language);
    const query = flightQuery(question, tables);
    const day = dayOf(date);
    const isPast = day === undefined || compareDates(day, today) <= 0;
    const flight = query && ofFlight(query);
    const isKnown = flight?.kind === 'flight' && (flight.isNumberListed || !isPast);
    if (isKnown && flight.figure.wellToWakeGramsPerPassenger[cabin] !== undefined) {
      const aircraft = question.hasUnknownAircraft ? (['AIRCRAFT_NOT_KNOWN'] as const) : [];
      return { ...flight.figure, warnings: [...flightWarnings(flight, cabin, date), ...aircraft] };
    }
    if (flight?.kind === 'unavailable' && flight.reason === 'DATE_OUT_OF_WINDOW') return noFigure(flight, language);
    const instead = flight
      ? { warnings: ['TYPICAL_IN_PLACE_OF_FLIGHT'] as const, reason: reasonOf(flight) }
      : question.hasUnreadNumber
        ? { warnings: ['TYPICAL_IN_PLACE_OF_FLIGHT'] as const, reason: 'UNKNOWN_FLIGHT_NUMBER' as const }
        : { warnings: [], reason: undefined };
    const market =
      origin !== undefined && destination !== undefined ? ofMarket(origin, destination, prefersDirect) : undefined;
    const unavailable = flight?.kind === 'unavailable' ? flight : undefined;
    // Where connections alone are left, their detours say little of the flights there were.
    const isDirectGone = market && !(market.kind === 'market' && market.hasDirect);
    const closedKm =
      isDirectGone && isPast && question.distanceKm === undefined && answering.gramsOfDistance
        ? kmBeforeClosing({ origin: origin ?? '', destination: destination ?? '' }, date, unavailable, tables)
        : undefined;
    if (market?.kind === 'market' && closedKm === undefined) {
      return {
        ...market.figure,
        warnings: [
          ...instead.warnings,
          ...marketWarnings(market, cabin, date),
          ...yearWarnings(date),
          ...aircraftWarnings(question),
        ],
        ...(instead.reason && { flightReason: instead.reason }),
      };
    }
    const distanceKm = question.distanceKm ?? closedKm;
    if (distanceKm !== undefined && answering.gramsOfDistance) {
      const grams = answering.gramsOfDistance(distanceKm, cabin);
      const closed = closedKm === undefined ? [] : (['DISTANCE_IN_PLACE_OF_ROUTE'] as const);
      return {
        ...figureOfGrams('DISTANCE_BASED_EMISSIONS', { [cabin]: grams }),
        warnings: [...closed, ...yearWarnings(date), ...aircraftWarnings(question)],
        ...(closedKm !== undefined && instead.reason && { flightReason: instead.reason }),
      };
    }
    return noFigure(unavailable ?? (market?.kind === 'unavailable' ? market : undefined), language);
  };
  const ofAll = (question: RowQuestion): RowAnswer => {
    if (!question.legs) return ofOne(question);
    const { legs, carrierCode: _carrier, flightNumber: _number, distanceKm: _km, ...shared } = question;
    const prefersDirect = namesStops(legs);
    return sumOfLegs(
      legs,
      legs.map((leg) => ofOne({ ...shared, ...leg }, prefersDirect)),
      question.cabin,
      language,
    );
  };
  return (question) => {
    if ('message' in question) return faultAnswer(question);
    const found = ofAll(question);
    if (found.kind === 'unavailable') return found;
    const ofAirline = question.hasUnknownAirline ? (['AIRLINE_NOT_KNOWN'] as const) : [];
    const ofReturn = question.hasOwnReturn ? (['RETURN_HAS_ITS_ROW'] as const) : [];
    const ofDiversion = question.diverted ? [DIVERSION_WARNINGS[question.diverted]] : [];
    const ofTrip = question.hasUnknownTrip ? (['TRIP_NOT_KNOWN'] as const) : [];
    return { ...found, warnings: [...found.warnings, ...ofAirline, ...ofReturn, ...ofDiversion, ...ofTrip] };
  };
}

const DIVERSION_WARNINGS = { known: 'DIVERTED', unknown: 'DIVERSION_NOT_KNOWN' } as const;

/** Of a figure that is not the flight's own: no aircraft counts there. */
function aircraftWarnings({ aircraftCode, hasUnknownAircraft }: RowQuestion): readonly Warning[] {
  if (hasUnknownAircraft) return ['AIRCRAFT_NOT_KNOWN'];
  return aircraftCode === undefined ? [] : ['AIRCRAFT_NOT_USED'];
}

/** In the middle of a month its flights are as in all of it [day]. */
const MIDDLE = 15;

/** The day whose flights are meant; the middle of a month, none of a year. */
function dayOf(date: RowDate | undefined): CalendarDate | undefined {
  if (!date || !('month' in date)) return undefined;
  return 'day' in date ? date : { ...date, day: MIDDLE };
}

/** The flight a row names, between airports; a city's airports are told by where the number is flown. */
function flightQuery(question: RowQuestion, tables: Tables): FlightQuery | undefined {
  const { origin, destination, carrierCode, flightNumber, date, aircraftCode } = question;
  const departureDate = dayOf(date);
  if (!origin || !destination || !carrierCode || !flightNumber || !departureDate) return undefined;
  const [from, to] = [origin, destination].map((code) => {
    const members = tables.airports.ofCity(code).map(({ iataAirportCode }) => iataAirportCode);
    return members.length > 0 ? members : [code];
  });
  const isCity = (from?.length ?? 1) > 1 || (to?.length ?? 1) > 1;
  const flown = isCity
    ? tables.flights.routesOfFlight(carrierCode, flightNumber).flatMap(({ originIndex, destinationIndex }) => {
        const [one, other] = [originIndex, destinationIndex].map((at) => tables.airports.at(at).iataAirportCode);
        return one && other && from?.includes(one) && to?.includes(other) ? [{ origin: one, destination: other }] : [];
      })
    : [];
  const [ends = { origin, destination }, another] = flown;
  return {
    ...(another ? { origin, destination } : ends),
    carrierCode,
    flightNumber,
    departureDate,
    ...(aircraftCode !== undefined && { aircraftCode }),
  };
}

const reasonOf = (flight: FlightFigure | Unavailable) =>
  flight.kind === 'unavailable' ? flight.reason : 'UNKNOWN_FLIGHT_NUMBER';

function tooOld({ year }: RowDate, { texts }: RowLanguage): NoFigure {
  return {
    kind: 'unavailable',
    reason: 'DATE_OUT_OF_WINDOW',
    text: fill(texts.tooOld, { year, firstYear: FIRST_YEAR }),
    field: 'departureDate',
    value: String(year),
  };
}

function noFigure(unavailable: Unavailable | undefined, { words, texts }: RowLanguage): NoFigure {
  if (!unavailable) return { kind: 'unavailable', reason: 'INVALID_ROW', text: texts.noRoute };
  const { reason, field, value } = unavailable;
  return { kind: 'unavailable', reason, text: words.unavailable(unavailable), field, value };
}
