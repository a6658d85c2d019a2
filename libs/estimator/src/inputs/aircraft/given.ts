import { given } from '../given.ts';
import type { AircraftRule } from './aircraft-rule.ts';
import { reportedSeatsOf } from './reported-on-route.ts';
import { scheduledSeatsOf } from './scheduled.ts';

/** The type the caller names, with the seats it has on the route, if they are known. */
export const givenType: AircraftRule = (question, data) => {
  const type = question.given;
  if (!type) return undefined;
  const { icaoAircraftType } = type.aircraft.value;
  const report = reportedSeatsOf(question, data, icaoAircraftType);
  return given([{ type, weight: 1, ...report, scheduledSeats: scheduledSeatsOf(question, data, icaoAircraftType) }]);
};
