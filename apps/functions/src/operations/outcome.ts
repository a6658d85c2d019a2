/** A response, and what the log says of it. Never what was asked. */
export type Outcome<Response> = {
  readonly response: Response;
  /** Flights or markets answered. */
  readonly count: number;
  readonly cacheHits?: number | undefined;
  readonly filledIn?: number | undefined;
};
