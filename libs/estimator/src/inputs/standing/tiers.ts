import { firstAnswer } from '../first-answer.ts';
import {
  betweenForeignCountries,
  enteredLately,
  enteredOneWay,
  enteredSince,
  flownIn2016,
  flownIn2022,
  listedAlone,
} from './entered.ts';
import {
  airportWithoutPassengers,
  flownBySister,
  foreignDomestic,
  noFittingAircraft,
  sellsNoSeats,
} from './impossible.ts';
import { compiledRoute, scheduledRoute } from './known.ts';
import { notReportedToUs, reportedElsewhere, reportedToUs, seenLately } from './reported.ts';
import type { Standing, StandingData, StandingQuestion, StandingRule } from './standing-rule.ts';

/** Whether a carrier's route is flown today: the rules in the order they are tried. */
const TIERS: readonly StandingRule[] = [
  scheduledRoute,
  compiledRoute,
  airportWithoutPassengers,
  sellsNoSeats,
  reportedToUs,
  seenLately,
  foreignDomestic,
  reportedElsewhere,
  noFittingAircraft,
  flownBySister,
  notReportedToUs,
  betweenForeignCountries,
  enteredLately,
  enteredSince,
  enteredOneWay,
  flownIn2022,
  flownIn2016,
];

/** The standing of a carrier's route, from the best that is known of it. */
export const routeStanding = (question: StandingQuestion, data: StandingData): Standing =>
  firstAnswer(TIERS, question, data) ?? listedAlone(data);
