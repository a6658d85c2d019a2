import { randomUUID } from 'node:crypto';

/** The part of a request that names it. */
type Headed = { readonly headers: { readonly [name: string]: string | readonly string[] | undefined } };

/** `00-<trace>-<span>-<flags>`, W3C Trace Context. */
const TRACE_PARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-/;

/**
 * A name for one request in the logs: the platform's trace where it gives one, so that a line leads to the
 * platform's own; else a random one.
 */
export function requestIdOf({ headers }: Headed): string {
  const parent = headers['traceparent'];
  const trace = typeof parent === 'string' ? TRACE_PARENT.exec(parent)?.[1] : undefined;
  return trace ?? randomUUID();
}
