import type {
  FlightEmissionsRequest,
  FlightEmissionsResponse,
  TypicalEmissionsRequest,
  TypicalEmissionsResponse,
} from '@tim/messages';

/**
 * Who answers the two operations. Requests are valid and their codes upper case; every entry is answered, in order.
 * A provider that cannot answer throws: a failure is never an empty answer.
 */
export type Provider = {
  readonly flightEmissions: (request: FlightEmissionsRequest) => Promise<FlightEmissionsResponse>;
  readonly typicalEmissions: (request: TypicalEmissionsRequest) => Promise<TypicalEmissionsResponse>;
};
