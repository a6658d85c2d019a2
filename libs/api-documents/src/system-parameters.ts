/** A query parameter; `values` where it takes a few alone. */
type SystemParameter = {
  readonly name: string;
  readonly description: string;
  readonly values?: readonly { readonly name: string; readonly description: string }[];
};

export const ERROR_FORMAT = {
  name: '$.xgafv',
  description: 'Error format; both give the same here.',
  values: [
    { name: '1', description: 'v1 error format; answered with the v2 format here.' },
    { name: '2', description: 'v2 error format.' },
  ],
} as const;

/** What every method takes, beside what only some clients send and nobody answers to. */
export const SYSTEM_PARAMETERS: readonly SystemParameter[] = [
  ERROR_FORMAT,
  { name: 'access_token', description: 'Not used: the service has no accounts.' },
  { name: 'alt', description: 'Format of the answer: json.', values: [{ name: 'json', description: 'JSON.' }] },
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
