import { FlightEmissionsResponse, TypicalEmissionsResponse } from '@tim/messages';
import type { ReportedAnswer } from '../operations/answer.ts';

const jsonOf = ({ answer: { list, entries, rest } }: ReportedAnswer) => ({ [list]: [...entries], ...rest });

/** The flights' answer as a client of the callable reads it. */
export const flightResponseOf = (outcome: ReportedAnswer): FlightEmissionsResponse =>
  FlightEmissionsResponse.fromJSON(jsonOf(outcome));

/** The markets' answer as a client of the callable reads it. */
export const typicalResponseOf = (outcome: ReportedAnswer): TypicalEmissionsResponse =>
  TypicalEmissionsResponse.fromJSON(jsonOf(outcome));
