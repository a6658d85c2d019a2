import type {
  FlightEmissionsRequest,
  FlightEmissionsResponse,
  TypicalEmissionsRequest,
  TypicalEmissionsResponse,
} from '@tim/messages';

/** What answers on this device. Rejects when its data is not kept here. */
export type OfflineWork = {
  readonly flightEmissions: (request: FlightEmissionsRequest) => Promise<FlightEmissionsResponse>;
  readonly typicalEmissions: (request: TypicalEmissionsRequest) => Promise<TypicalEmissionsResponse>;
};
