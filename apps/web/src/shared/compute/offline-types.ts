import type {
  FlightEmissionsRequest,
  FlightEmissionsResponse,
  TypicalEmissionsRequest,
  TypicalEmissionsResponse,
} from '@tim/messages';

/** What answers on this device. Rejects when its data is not kept here. */
export type OfflineWork = {
  /** Fetch the names of cities, once. @param findIndex - address of the search's index @throws where it does not come */
  readonly load: (findIndex: string) => Promise<void>;
  readonly flightEmissions: (request: FlightEmissionsRequest) => Promise<FlightEmissionsResponse>;
  readonly typicalEmissions: (request: TypicalEmissionsRequest) => Promise<TypicalEmissionsResponse>;
};
