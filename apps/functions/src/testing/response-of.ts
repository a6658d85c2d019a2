import { FlightEmissionsResponse, TypicalEmissionsResponse } from '@tim/messages';
import type { Outcome } from '../operations/outcome.ts';

const jsonOf = ({ answer: { list, entries, rest } }: Outcome) => ({ [list]: [...entries], ...rest });

/** The flights' answer as a client of the callable reads it. */
export const flightResponseOf = (outcome: Outcome): FlightEmissionsResponse =>
  FlightEmissionsResponse.fromJSON(jsonOf(outcome));

/** The markets' answer as a client of the callable reads it. */
export const typicalResponseOf = (outcome: Outcome): TypicalEmissionsResponse =>
  TypicalEmissionsResponse.fromJSON(jsonOf(outcome));
