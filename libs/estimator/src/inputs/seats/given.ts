import { given } from '../given.ts';
import { countedSeats } from './likely-seats.ts';
import type { SeatsRule } from './seats-rule.ts';

/** The seats the caller set. */
export const givenSeats: SeatsRule = (question) => {
  const seats = given(question.given);
  return seats && [{ ...countedSeats(seats, question.type.aircraft.value.body), weight: 1, likelihood: 1 }];
};
