import { randomUUID } from 'node:crypto';
import { write } from 'firebase-functions/logger';

/** What is said of a call: how it went, never what was asked or by whom. */
export type CallReport = {
  /** Code of the outcome, "ok" for an answer. */
  readonly code: string;
  /** Which of the operation's own refusals it was, as a code. */
  readonly reason?: string;
  readonly provider?: string | undefined;
  /** Flights or markets answered. */
  readonly count?: number;
  /** How many of them were remembered. */
  readonly cacheHits?: number | undefined;
  /** How many of them the engine answered because the upstream failed. */
  readonly filledIn?: number | undefined;
};

/** What a handler tells of a call it answered; a call may be answered with an error in the answer's own words. */
export type AnswerReport = Partial<CallReport> & {
  /** What was at fault here, where something was. */
  readonly fault?: unknown;
};

/** A status of the API as a code of the logs. */
export const logCode = (status: string): string => status.toLowerCase().replaceAll('_', '-');

/** One call in the log. */
type LoggedCall = {
  /** Its name, in its answer and in the log. Ours alone: a client could give one name to many requests. */
  readonly requestId: string;
  /** To be called once: writes the call's one line, and the fault's stack when there is a fault. */
  readonly done: (report: CallReport, fault?: unknown) => void;
};

/** Starts the clock of one call. */
export function logCall(operation: string): LoggedCall {
  const requestId = randomUUID();
  const start = performance.now();
  return {
    requestId,
    done: (report, fault) => {
      const line = { operation, requestId, ...report, milliseconds: Math.round(performance.now() - start) };
      // Written whole: the logger's own words for an error put a stack into the message, which no query then finds.
      if (fault === undefined) write({ severity: 'INFO', message: operation, ...line });
      else write({ severity: 'ERROR', message: operation, ...line, fault: stackOf(fault) });
    },
  };
}

/** Where a fault arose. Its message is left out: it may repeat what was asked. */
function stackOf(fault: unknown): string {
  if (!(fault instanceof Error)) return typeof fault;
  const frames = (fault.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return [fault.name, ...frames].join('\n');
}
