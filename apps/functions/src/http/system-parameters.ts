import { badRequest, invalidArgument, StatusError } from './status-error.ts';

/** The query parameters every method takes. */
export type SystemParameters = {
  readonly fields: string | undefined;
  /** Answer with line breaks and indentation. */
  readonly isPretty: boolean;
  /** API key of the caller, from the query. */
  readonly key: string | undefined;
};

/** What every method takes, beside what only some clients send and nobody answers to. */
export const SYSTEM_PARAMETERS: readonly { readonly name: string; readonly description: string }[] = [
  { name: '$.xgafv', description: 'Error format; both give the same here.' },
  { name: 'access_token', description: 'Not used: the service has no accounts.' },
  { name: 'alt', description: 'Format of the answer: json.' },
  { name: '$alt', description: 'The same as alt.' },
  { name: 'callback', description: 'Not offered.' },
  { name: 'fields', description: 'Fields to answer, e.g. flightEmissions(flight,emissionsGramsPerPax/economy).' },
  { name: 'key', description: 'API key, where the operator asks for one.' },
  { name: 'oauth_token', description: 'Not used: the service has no accounts.' },
  { name: 'prettyPrint', description: 'Answer with line breaks and indentation; true when absent.' },
  { name: 'quotaUser', description: 'Any text of at most 40 characters for one of a server’s users.' },
  { name: 'uploadType', description: 'Not used.' },
  { name: 'upload_protocol', description: 'Not used.' },
];

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
