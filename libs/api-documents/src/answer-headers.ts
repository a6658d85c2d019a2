import type { OpenApiResponse } from './openapi-types.ts';

/** What the header of an answer says beside its body. */
export const ANSWER_HEADERS = {
  'X-Answered-By': {
    on: 'answer',
    description:
      'Who answers this method: engine, tim-api (Google’s API), or tim-api-then-engine. Scope 3 is always answered by the engine.',
  },
  'X-Filled-In': {
    on: 'answer',
    description: 'How many entries the engine answered because Google’s API failed; absent when none.',
  },
  'X-Unavailable-Reason': {
    on: 'figure',
    description:
      'Why there is no figure at the address of one, as a value of UnavailableReason; NO_SUCH_CABIN when the aircraft, or every listed option on a route, lacks the cabin.',
  },
  'X-Data-Hash': {
    on: 'answer',
    description:
      'First 16 digits of the SHA-256 of the tables’ checksums: the same version of the engine and hash give the same figures. Absent where another service answers.',
  },
  'Content-Language': {
    on: 'answer',
    description:
      'Language of the sentences for people: the first of Accept-Language that is en, de, fr, es or ja, English where there is none. Figures and codes are the same in each.',
  },
  'X-Request-Id': {
    on: 'all',
    description: 'Name of the request in the operator’s log; say it when you report a fault.',
  },
  'Retry-After': { on: 'error', description: 'When to ask again, in seconds; absent when not known.' },
} as const;

/** References to the headers that an answer, an error or a figure may carry. */
export function headersOn(...kinds: readonly ('answer' | 'error' | 'figure')[]): OpenApiResponse['headers'] {
  const wanted: readonly string[] = ['all', ...kinds];
  const names = Object.entries(ANSWER_HEADERS).filter(([, { on }]) => wanted.includes(on));
  return Object.fromEntries(names.map(([name]) => [name, { $ref: `#/components/headers/${name}` }]));
}
