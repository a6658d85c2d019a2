import type { Standing, StandingData, StandingQuestion, StandingRule } from './standing-rule.ts';

/** Entries since this month are of late. Our choice: twenty months before the list's edition. */
export const LATELY_FROM = '2025-01';
/** Flights a year from which a route of 2022 was flown for more than a few weeks. Our choice. */
const FEWEST_FLIGHTS = 50;
/** The same where nobody has entered a number since: twice a week. Our choice. */
const FEWEST_FLIGHTS_UNENTERED = 100;
/** The same of 2016-17, where nothing is known of 2022: twice a week. Our choice. */
const FEWEST_FLIGHTS_OF_2016 = 100;
/** Numbers from which a route that is known from the list alone is no slip of whoever entered it. Our choice. */
const FEWEST_NUMBERS = 2;
/** Without flights of 2022 an entry before this month may be of a route that was flown once. Our choice. */
export const ENTERED_FROM = '2023-05';
/**
 * Share of a carrier's routes of 2022 with an entry since from which one without says that it is gone [1]: the list's keepers
 * follow the carrier closely. Our choice.
 */
const FOLLOWED_CLOSELY = 0.75;
/** Flights a year from which a route is not gone for want of an entry: ten a week. Our choice. */
const FLOWN_OFTEN = 500;
/**
 * Countries whose international flights were suspended in 2022, or for most of the months counted, so that those of 2016-17 say
 * more. Our choice.
 */
const CLOSED_IN_2022: ReadonlySet<string> = new Set(['CN', 'LA', 'TW', 'VN']);

const isOf2022 = ({ flightsAYear }: StandingQuestion) =>
  flightsAYear?.basis.kind === 'flights-of-2022' && flightsAYear.value >= FEWEST_FLIGHTS;

const listed = ({ tables: { flights } }: StandingData) =>
  ({ source: 'ROUTE_LIST', sourceVersion: flights.sourceVersion, dataCategory: 'DEFAULT' }) as const;

/** Between two other countries: flown in 2022, or entered more than once of late, both ways. */
export const betweenForeignCountries: StandingRule = (question, data) => {
  const { market, isListedBothWays, enteredNumberCount, lastEntered } = question;
  if (market !== 'foreign') return undefined;
  // Numbers of a carrier that flies freight too may be its freighters', whose stops are where the freight is.
  const isOfPassengers = data.tables.carrierStatus.holderOf(question.carrierCode)?.kind === 'passenger';
  const isEntered = isListedBothWays && enteredNumberCount >= FEWEST_NUMBERS && lastEntered >= LATELY_FROM;
  const isKnown = isOf2022(question) || (isOfPassengers && isEntered);
  return { ...listed(data), value: isKnown ? 'likely' : 'not-flown', basis: { kind: 'between-foreign-countries' } };
};

/** A number was entered or changed of late, the flights of 2022 or those back saying that it is no slip. */
export const enteredLately: StandingRule = (question, data) => {
  const { isListedBothWays, lastEntered } = question;
  if (lastEntered < LATELY_FROM || !(isListedBothWays || isOf2022(question))) return undefined;
  return { ...listed(data), value: 'current', basis: { kind: 'entered-lately', lastEntered } };
};

/** Entered since entries are known, though not of late. */
export const enteredSince: StandingRule = (question, data) => {
  const { isListedBothWays, lastEntered } = question;
  if (lastEntered === '' || !((isListedBothWays && lastEntered >= ENTERED_FROM) || isOf2022(question)))
    return undefined;
  return { ...listed(data), value: 'likely', basis: { kind: 'entered-since', lastEntered } };
};

/** Entered, but one way alone or long ago, and not known of 2022. */
export const enteredOneWay: StandingRule = (question, data) => {
  const { lastEntered } = question;
  if (lastEntered === '') return undefined;
  return { ...listed(data), value: 'old', basis: { kind: 'entered-one-way', lastEntered } };
};

/** Flown in 2022, for a few weeks or more. */
export const flownIn2022: StandingRule = (question, data) => {
  const { flightsAYear } = question;
  if (flightsAYear?.basis.kind !== 'flights-of-2022') return undefined;
  // Long flights keep their numbers for years. At home a carrier changes them, and gives regional flights to other companies.
  const { carrierCode, origin, destination } = question;
  const mayGo = flightsAYear.value < FLOWN_OFTEN || data.tables.partners.isRegional(carrierCode);
  const isAtHome = origin.countryCode === destination.countryCode;
  const isGone = isAtHome && mayGo && data.enteredShareOf(carrierCode) >= FOLLOWED_CLOSELY;
  return flightsAYear.value >= FEWEST_FLIGHTS_UNENTERED && !isGone
    ? { ...flightsAYear, value: 'likely', basis: { kind: 'flown-in-2022' } }
    : { ...flightsAYear, value: 'old', basis: { kind: 'hardly-flown-in-2022' } };
};

/** Known of 2016-17: it counts where a country was closed in 2022. */
export const flownIn2016: StandingRule = ({ origin, destination, flightsAYear, isListedBothWays, numberCount }) => {
  if (!flightsAYear) return undefined;
  const wasClosed =
    origin.countryCode !== destination.countryCode &&
    (CLOSED_IN_2022.has(origin.countryCode) || CLOSED_IN_2022.has(destination.countryCode));
  const isLikely =
    wasClosed && flightsAYear.value >= FEWEST_FLIGHTS_OF_2016 && isListedBothWays && numberCount >= FEWEST_NUMBERS;
  return { ...flightsAYear, value: isLikely ? 'likely' : 'old', basis: { kind: 'flown-in-2016-17' } };
};

/** In the list of flights for years, and nothing else. */
export const listedAlone = (data: StandingData): Standing => ({
  ...listed(data),
  value: 'old',
  basis: { kind: 'listed-alone' },
});
