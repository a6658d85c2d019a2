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
