import type { Tables } from '@tim/reference-data';
import { flyingFor } from './known.ts';
import type { StandingData, StandingQuestion, StandingRule } from './standing-rule.ts';

/** Year of the later of T-100's two months, and that month. */
export const LATER_YEAR = 2026;
const LATER_MONTH = '2026-02';
/** Month after which an entry in the list is later than T-100's earlier month. */
const AFTER_EARLIER_MONTH = '2024-02';

/** Departures a month below which a report is of single flights. Our choice. */
const FEWEST_DEPARTURES = 2;
/** Flights of a country's twelve months below which they are single ones. Our choice. */
const FEWEST_FLIGHTS = 8;
/** Flights at San Francisco of which the type is known, from which a route is flown. Our choice. */
const FEWEST_SEEN = 2;
/** Flights a year from which a route is flown in winter too, so that T-100's winter months would have it. Our choice. */
const FLOWN_ALL_YEAR = 250;
/** Entries since this month say that a route without winter flights is flown in summer. Our choice. */
const SUMMERS_FROM = '2023-05';

/** Carriers that report to US BTS in the later month. */
export const reportingToUs = ({ traffic }: Pick<Tables, 'traffic'>): ReadonlySet<string> =>
  new Set([...traffic.rows()].filter(({ year }) => year === LATER_YEAR).map(({ carrierCode }) => carrierCode));

const departuresIn = (
  { origin, destination }: StandingQuestion,
  carriers: readonly string[],
  { traffic }: StandingData['tables'],
  isWanted: (year: number) => boolean,
) =>
  [...traffic.onRoute(origin, destination), ...traffic.onRoute(destination, origin)]
    .filter((row) => carriers.includes(row.carrierCode) && isWanted(row.year))
    .reduce((sum, row) => sum + row.departures, 0) / 2;

/** Reported to US BTS in the later month. */
export const reportedToUs: StandingRule = (question, { tables }) => {
  if (!question.isToOrFromUs) return undefined;
  const carriers = flyingFor(tables, question.carrierCode);
  return departuresIn(question, carriers, tables, (year) => year === LATER_YEAR) >= FEWEST_DEPARTURES
    ? { ...tables.traffic.provenance, value: 'current', basis: { kind: 'reported-lately', through: LATER_MONTH } }
    : undefined;
};

/** Seen at San Francisco. */
export const seenLately: StandingRule = (question, { tables }) => {
  const { origin, destination } = question;
  const { seenAircraft } = tables;
  if (!seenAircraft.isCovered(origin, destination)) return undefined;
  const seen = flyingFor(tables, question.carrierCode)
    .flatMap((code) => [
      ...seenAircraft.onRoute(code, origin, destination),
      ...seenAircraft.onRoute(code, destination, origin),
    ])
    .reduce((sum, { flights }) => sum + flights, 0);
  return seen >= FEWEST_SEEN
    ? { ...seenAircraft.provenance, value: 'current', basis: { kind: 'seen-lately' } }
    : undefined;
};

/**
 * Reported to another country that counts every flight, or not. The report names cities: where the carrier is listed to several airports
 * of one, the rules after this one decide.
 */
export const reportedElsewhere: StandingRule = (question, { tables, isItsOnlyPair }) => {
  const { origin, destination } = question;
  const { routeReports } = tables;
  if (!routeReports.isCovered(origin, destination)) return undefined;
  const { through, provenance } = routeReports;
  const flights = flyingFor(tables, question.carrierCode).reduce(
    (sum, code) =>
      sum + routeReports.flights(code, origin, destination) + routeReports.flights(code, destination, origin),
    0,
  );
  if (flights >= FEWEST_FLIGHTS)
    return isItsOnlyPair(question)
      ? { ...provenance, value: 'current', basis: { kind: 'reported-lately', through } }
      : undefined;
  // What began since.
  if (question.lastEntered > through) return undefined;
  return { ...provenance, value: 'old', basis: { kind: 'reported-no-more', through } };
};

/** To or from the US, and not reported to US BTS in the later month: flown in summer alone, or no more. */
export const notReportedToUs: StandingRule = (question, { tables, isReportingToUs }) => {
  const { lastEntered, flightsAYear } = question;
  if (!question.isToOrFromUs || !isReportingToUs(question.carrierCode)) return undefined;
  const wasReported =
    departuresIn(question, flyingFor(tables, question.carrierCode), tables, () => true) >= FEWEST_DEPARTURES;
  const isOfSummer = flightsAYear?.basis.kind === 'flights-of-2022' && flightsAYear.value < FLOWN_ALL_YEAR;
  const isEntered = lastEntered >= (wasReported ? AFTER_EARLIER_MONTH : SUMMERS_FROM);
  if (isEntered || (isOfSummer && !wasReported)) return undefined;
  return {
    ...tables.traffic.provenance,
    value: 'old',
    basis: { kind: 'reported-no-more', through: LATER_MONTH },
  };
};
