import { readCabin } from '@tim/batch';
import type { CabinClass } from '@tim/estimator';
import { isJsonObject } from '@tim/validation';
import { invalidArgument } from '../http/status-error.ts';
import type { StatusError } from '../http/status-error.ts';
import { BATCH_LIMITS, TOO_MANY_CALLS } from './limits.ts';

/** What the SQL function was created with. */
export type BatchOptions = {
  /** What a row is answered with: an object with all there is to say, or the kilograms alone. */
  readonly returns: 'json' | 'kg';
  /** Cabin of a row that names none. */
  readonly cabin: CabinClass;
};

/** A request of BigQuery's: each call is one row's arguments. */
export type Batch = { readonly calls: readonly unknown[]; readonly options: BatchOptions };

const wrong = (field: string, description: string): StatusError => invalidArgument([{ field, description }]);

/**
 * Read a request as BigQuery sends it. Who asks (`caller`, `sessionUser`) is not looked at.
 *
 * @throws StatusError naming the field that is wrong and what would be right
 */
export function readBatch(json: unknown): Batch {
  if (!isJsonObject(json)) throw wrong('body', 'Send a JSON object with the list `calls`.');
  const { calls, userDefinedContext } = json;
  if (!Array.isArray(calls)) throw wrong('calls', 'Send a list with the arguments of each row.');
  if (calls.length > BATCH_LIMITS.calls) throw wrong('calls', TOO_MANY_CALLS);
  return { calls, options: readOptions(userDefinedContext) };
}

function readOptions(context: unknown): BatchOptions {
  const entries = context === undefined || context === null ? {} : context;
  if (!isJsonObject(entries)) throw wrong('userDefinedContext', 'Send an object.');
  let options: BatchOptions = { returns: 'json', cabin: 'economy' };
  for (const [name, value] of Object.entries(entries)) options = { ...options, ...readOption(name, value) };
  return options;
}

function readOption(name: string, value: unknown): Partial<BatchOptions> {
  const field = `userDefinedContext.${name.slice(0, BATCH_LIMITS.textLength)}`;
  if (name === 'returns') {
    if (value !== 'json' && value !== 'kg') throw wrong(field, 'Set it to json or kg.');
    return { returns: value };
  }
  if (name !== 'cabin') throw wrong(field, 'There is no such option: set returns, cabin or both.');
  const cabin = typeof value === 'string' ? readCabin(value) : undefined;
  if (cabin === undefined) throw wrong(field, 'Set it to economy, premium_economy, business or first.');
  return { cabin };
}
