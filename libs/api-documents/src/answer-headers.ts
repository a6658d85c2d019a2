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
  'X-Request-Id': {
    on: 'all',
    description: 'Name of the request in the operator’s log; say it when you report a fault.',
  },
  'Retry-After': { on: 'error', description: 'When to ask again, in seconds; absent when not known.' },
} as const;
