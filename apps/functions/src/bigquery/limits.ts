import { LIMITS } from '@tim/validation';

/** What one batch of BigQuery's may hold. `max_batching_rows` of the SQL function keeps it within. */
export const BATCH_LIMITS = {
  /** Rows of one batch. Each for another market, they take 5 to 6 s of processor time; their answers take 2 MB of the 15 MB that BigQuery reads. */
  calls: 5000,
  /** Body [bytes]: the bound that is kept before any function sees a request. */
  bodyBytes: LIMITS.bodyBytes,
  depth: LIMITS.depth,
  /** Commas in a body, outside of texts: eight a row. */
  commas: 40_000,
  /** One argument's text [characters]: longer than any name of an airport; it is repeated in what is wrong with it. */
  textLength: 100,
  /** An error's message [characters]; BigQuery reads 1 KB. */
  messageLength: 300,
} as const;

/** What is said of a batch that has more than one may, whether its rows could be counted or not. */
export const TOO_MANY_CALLS =
  `At most ${BATCH_LIMITS.calls} rows and ${BATCH_LIMITS.bodyBytes} bytes in one request. Create the SQL function with ` +
  `max_batching_rows = ${BATCH_LIMITS.calls}, or fewer where its rows are long.`;
