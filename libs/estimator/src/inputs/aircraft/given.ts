import { given } from '../given.ts';
import type { AircraftRule } from './aircraft-rule.ts';
import { reportedOnRoute, reportedOnWayBack } from './reported-on-route.ts';

/** The type the caller names, with the seats reported of it on the route, if any. */
export const givenType: AircraftRule = (question, data) => {
  const type = question.given;
  if (!type) return undefined;
  const ofType = { ...question, family: [type.aircraft.value.icaoAircraftType] };
  const reported = reportedOnRoute(ofType, data) ?? reportedOnWayBack(ofType, data);
  return given([{ type, weight: 1, reportedSeats: reported?.value[0]?.reportedSeats }]);
};
