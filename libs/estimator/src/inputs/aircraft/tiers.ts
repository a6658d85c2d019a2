import type { FleetBasis, Sourced } from '@tim/reference-data';
import { firstAnswer } from '../first-answer.ts';
import { ofTypesThatLand } from './may-land.ts';
import type { AircraftData, AircraftQuestion, AircraftRule, WeightedType } from './aircraft-rule.ts';
import { countedSeatsOnRoute } from './counted-seats.ts';
import { allCarriersFleets, carrierFleet, reportedElsewhere } from './fleets.ts';
import { givenType } from './given.ts';
import { keptForRoute } from './kept-for-route.ts';
import { reportedOnRoute, reportedOnWayBack } from './reported-on-route.ts';
import { scheduled } from './scheduled.ts';
import { seenOnRoute } from './seen-on-route.ts';

/** Which types may fly a route: the rules in the order they are tried. */
const TIERS: readonly AircraftRule[] = [
  givenType,
  scheduled,
  ...[
    seenOnRoute,
    reportedOnRoute,
    reportedOnWayBack,
    keptForRoute,
    countedSeatsOnRoute,
    carrierFleet,
    reportedElsewhere,
    allCarriersFleets,
  ].map(ofTypesThatLand),
];

/** The types that may fly a route, from the best that is known of it; undefined where there is none. */
export const typesOnRoute = (
  question: AircraftQuestion,
  data: AircraftData,
): Sourced<readonly WeightedType[], FleetBasis> | undefined => firstAnswer(TIERS, question, data);
