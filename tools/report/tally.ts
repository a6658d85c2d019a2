/** What one part of a run came to. */
export type Tally = {
  readonly passed: number;
  readonly failed: number;
  /** Explanations for the last line: why something counts as failed although no test did. */
  readonly notes: readonly string[];
};

export const nothing: Tally = { passed: 0, failed: 0, notes: [] };

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed, notes }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      notes: [...sum.notes, ...notes],
    }),
    nothing,
  );
}

/** One check that passed or failed as a whole. */
export function oneCheck(isPassed: boolean): Tally {
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, notes: [] };
}

/** A run that left no result counts as a failure, so that silence is never taken for success. */
export function oneFailure(note: string): Tally {
  return { passed: 0, failed: 1, notes: [note] };
}
