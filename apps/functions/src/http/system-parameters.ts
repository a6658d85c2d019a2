import { ERROR_FORMAT, SYSTEM_PARAMETERS } from '@tim/api-documents';
import { invalidArgument, StatusError, unreadable } from './status-error.ts';

/** The query parameters every method takes. */
export type SystemParameters = {
  readonly fields: string | undefined;
  /** Answer with line breaks and indentation. */
  readonly isPretty: boolean;
};

const KNOWN = new Set(SYSTEM_PARAMETERS.map(({ name }) => name));
const ERROR_FORMATS: readonly string[] = ERROR_FORMAT.values.map(({ name }) => name);
const MAX_QUOTA_USER_LENGTH = 40;

/** As much of the sender's text as an error repeats. */
const shown = (text: string) => text.slice(0, 60).toWellFormed();

function unknownParameter(name: string): StatusError {
  return unreadable(
    `Invalid JSON payload received. Unknown name "${shown(name)}": Cannot bind query parameter. Field '${shown(name)}' could not be found in request message.`,
  );
}

/**
 * Refuses an error format that is none, in the words of Google's APIs, which read the last one given.
 *
 * @throws StatusError
 */
function requireErrorFormat(query: URLSearchParams): void {
  const format = query.getAll(ERROR_FORMAT.name).at(-1);
  if (format === undefined || ERROR_FORMATS.includes(format)) return;
  const fault = `Invalid value '${shown(format)}' for system query parameter : ${ERROR_FORMAT.name}`;
  throw new StatusError('INVALID_ARGUMENT', `Invalid query parameters. ${fault}`);
}

/**
 * @param query - as parsed from the address
 * @param also - names a document's own address takes beside
 * @throws StatusError on a parameter nobody knows, or one that asks for what is not offered
 */
export function readSystemParameters(query: URLSearchParams, also: readonly string[] = []): SystemParameters {
  for (const name of query.keys()) if (!KNOWN.has(name) && !also.includes(name)) throw unknownParameter(name);
  requireErrorFormat(query);
  const alt = query.get('$alt') ?? query.get('alt') ?? 'json';
  if (!/^json(;|$)/.test(alt)) {
    throw invalidArgument([{ field: 'alt', description: 'Only alt=json is offered.' }]);
  }
  if (query.has('callback')) {
    throw invalidArgument([{ field: 'callback', description: 'JSONP is not offered.' }]);
  }
  if ((query.get('quotaUser') ?? '').length > MAX_QUOTA_USER_LENGTH) {
    throw invalidArgument([{ field: 'quotaUser', description: `At most ${MAX_QUOTA_USER_LENGTH} characters.` }]);
  }
  const pretty = query.get('prettyPrint') ?? 'true';
  if (!/^(true|false|0|1)$/i.test(pretty)) {
    throw invalidArgument([{ field: 'prettyPrint', description: 'Give true or false.' }]);
  }
  return {
    fields: query.get('fields') ?? undefined,
    isPretty: /^(true|1)$/i.test(pretty),
  };
}
