import type { Failed } from '@tim/estimate-messages/answers';

/** A failure of the upstream: what the asker is told, and what the operator is. */
export class UpstreamFailure extends Error {
  readonly told: Failed;
  /** For the operator's log: a code and a status, never what was asked. */
  override readonly cause: { readonly reason: string; readonly httpStatus?: number };
  readonly isWorthRepeating: boolean;

  constructor(told: Omit<Failed, 'kind'>, cause: UpstreamFailure['cause'], isWorthRepeating = false) {
    super(cause.reason);
    this.name = 'UpstreamFailure';
    this.told = { kind: 'failed', ...told };
    this.cause = cause;
    this.isWorthRepeating = isWorthRepeating;
  }
}

/** The upstream was not asked at all. The operator was told so when the circuit opened. */
export class CircuitOpen extends UpstreamFailure {
  constructor(retryAfterSeconds: number) {
    super({ code: 'unavailable', retryAfterSeconds }, { reason: 'circuit-open' });
  }
}

/** Hears why the upstream failed, and for how many questions; for the operator. */
export type FailureListener = (cause: UpstreamFailure['cause'], questions: number) => void;

/** Whether the upstream refused the question itself, the only failure that is not the upstream's. */
export function isRefusedQuestion(error: unknown): boolean {
  return error instanceof UpstreamFailure && error.told.code === 'invalid-argument';
}

/** What is read of the official client's errors. */
type ClientError = {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly status?: unknown;
  readonly response?: { readonly status?: unknown; readonly headers?: unknown; readonly data?: unknown };
};

/** Longest wait an upstream may ask for that is kept [s]. */
const MAX_RETRY_AFTER_SECONDS = 3600;

/** The client's headers, whichever class of the web's `Headers` it brings. */
type Readable = { readonly get: (name: string) => unknown };
const isReadable = (headers: unknown): headers is Readable =>
  typeof headers === 'object' && headers !== null && 'get' in headers && typeof headers.get === 'function';

function retryAfterSecondsOf(headers: unknown): number | undefined {
  const given = isReadable(headers) ? headers.get('retry-after') : undefined;
  const value = typeof given === 'string' ? given : '';
  if (/^\d{1,6}$/.test(value)) return Math.min(Number(value), MAX_RETRY_AFTER_SECONDS);
  const at = Date.parse(value);
  if (Number.isNaN(at)) return undefined;
  return Math.min(Math.max(0, Math.ceil((at - Date.now()) / 1000)), MAX_RETRY_AFTER_SECONDS);
}

/** Whether a 400 says that the key is wrong: the operator's mistake, not the visitor's. */
function isKeyRefused(data: unknown): boolean {
  return /API_KEY_INVALID|API key/.test(JSON.stringify(data ?? '').slice(0, 5000));
}

function ofStatus(httpStatus: number, { headers, data }: NonNullable<ClientError['response']>): UpstreamFailure {
  const retryAfterSeconds = retryAfterSecondsOf(headers);
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  if (httpStatus === 401 || httpStatus === 403 || (httpStatus === 400 && isKeyRefused(data))) {
    return new UpstreamFailure({ code: 'unavailable' }, { reason: 'failed-precondition', httpStatus });
  }
  if (httpStatus === 400) {
    return new UpstreamFailure({ code: 'invalid-argument' }, { reason: 'invalid-argument', httpStatus });
  }
  if (httpStatus === 429) {
    return new UpstreamFailure(
      { code: 'resource-exhausted', ...wait },
      { reason: 'resource-exhausted', httpStatus },
      true,
    );
  }
  if (httpStatus === 504 || httpStatus === 408) {
    return new UpstreamFailure({ code: 'deadline-exceeded' }, { reason: 'deadline-exceeded', httpStatus });
  }
  return new UpstreamFailure(
    { code: 'unavailable', ...wait },
    { reason: 'unavailable', httpStatus },
    httpStatus === 503,
  );
}

/**
 * An error of the official client by its meaning: the visitor's mistake, the operator's, or the upstream's.
 *
 * @param isTimeUp - whether the deadline has passed
 */
export function upstreamFailureOf(error: unknown, isTimeUp: boolean): UpstreamFailure {
  if (error instanceof UpstreamFailure) return error;
  // The client wraps what its fetch throws.
  if (error instanceof Error && error.cause instanceof UpstreamFailure) return error.cause;
  if (isTimeUp) return new UpstreamFailure({ code: 'deadline-exceeded' }, { reason: 'deadline-exceeded' });
  const { response, code } = (typeof error === 'object' && error !== null ? error : {}) as ClientError;
  const httpStatus = response?.status;
  if (response && typeof httpStatus === 'number' && httpStatus >= 400) return ofStatus(httpStatus, response);
  const reason = typeof code === 'string' && /^[A-Z_]{3,40}$/.test(code) ? code : 'network';
  return new UpstreamFailure({ code: 'unavailable' }, { reason });
}

/** The failure for an answer that is not what the upstream's contract says. */
export function brokenAnswer(reason: string): UpstreamFailure {
  return new UpstreamFailure({ code: 'unavailable' }, { reason });
}
