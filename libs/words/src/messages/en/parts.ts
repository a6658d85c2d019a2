/** What sentences about several subjects are put together with. */
export const PARTS = {
  /** A carrier or a place with its code. */
  named: '{name} ({code})',
  /** One sentence behind another. */
  sentences: '{before} {after}',
  list: '{before}, {after}',
  and: '{before} and {after}',
} as const;
