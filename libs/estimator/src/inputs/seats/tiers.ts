import { firstAnswer } from '../first-answer.ts';
import { given } from '../given.ts';
import { carrierLayouts, layoutsOfReportedTotal } from './carrier-layouts.ts';
import { countedSeats, onlySeats } from './likely-seats.ts';
import type { WeightedSeats } from './likely-seats.ts';
import { scheduledSeats } from './scheduled.ts';
import type { SeatsData, SeatsQuestion, SeatsRule } from './seats-rule.ts';
import { usualSeatsNearReportedTotal, usualSeatsOfType } from './usual-seats.ts';

const givenSeats: SeatsRule = (question) => {
  const seats = given(question.given);
  return seats && onlySeats(countedSeats(seats, question.type.aircraft.value.body));
};

/** Which seats the aircraft has: the rules in the order they are tried. */
const TIERS: readonly SeatsRule[] = [
  givenSeats,
  scheduledSeats,
  layoutsOfReportedTotal,
  usualSeatsNearReportedTotal,
  carrierLayouts,
  usualSeatsOfType,
];

/** The seats a type may have on a route, each with how likely it is; none where nothing is known, or no layout fits. */
export const seatOptions = (question: SeatsQuestion, data: SeatsData): readonly WeightedSeats[] =>
  firstAnswer(TIERS, question, data) ?? [];
