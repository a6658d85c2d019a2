import type { FailureCode, Settled } from './outcome.ts';
import { TransportError } from './transport.ts';

/**
 * A call's outcome, in values only: what is thrown becomes a failure.
 *
 * @param signal - of a visitor who waits; when it is aborted nobody is told
 * @param otherwise - code of what is thrown by anything but a transport
 */
export async function settle<Response>(
  signal: AbortSignal,
  call: () => Promise<Settled<Response>>,
  otherwise: FailureCode,
): Promise<Settled<Response>> {
  try {
    return await call();
  } catch (error) {
    const code = error instanceof TransportError ? error.code : otherwise;
    if (!signal.aborted) {
      // oxlint-disable-next-line no-console -- the specification logs a failed call as a warning; the page says it in words
      console.warn('Emissions call failed:', code, error);
    }
    return { kind: 'failed', code };
  }
}
