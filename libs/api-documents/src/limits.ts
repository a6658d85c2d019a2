/** Largest body of the API [bytes]: 1000 flights take about 200 kB. */
export const MAX_API_BODY_BYTES = 1_048_576;
