import { SYSTEM_PARAMETERS } from '@tim/api-documents';
import { badRequest, invalidArgument, StatusError } from './status-error.ts';

/** The query parameters every method takes. */
export type SystemParameters = {
  readonly fields: string | undefined;
  /** Answer with line breaks and indentation. */
  readonly isPretty: boolean;
  /** API key of the caller, from the query. */
  readonly key: string | undefined;
};

const KNOWN = new Set(SYSTEM_PARAMETERS.map(({ name }) => name));
const MAX_QUOTA_USER_LENGTH = 40;

function unknownParameter(name: string): StatusError {
  const shown = name.slice(0, 60).toWellFormed();
  const description = `Invalid JSON payload received. Unknown name "${shown}": Cannot bind query parameter. Field '${shown}' could not be found in request message.`;
  return new StatusError('INVALID_ARGUMENT', description, [badRequest([{ description }])]);
}

/**
 * @param query - as parsed from the address
 * @param also - names a document's own address takes beside
 * @throws StatusError on a parameter nobody knows, or one that asks for what is not offered
 */
export function readSystemParameters(query: URLSearchParams, also: readonly string[] = []): SystemParameters {
  for (const name of query.keys()) if (!KNOWN.has(name) && !also.includes(name)) throw unknownParameter(name);
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
    key: query.get('key') ?? undefined,
  };
}
