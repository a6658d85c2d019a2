import {
  formatQuestion,
  parseQuestion,
  QUESTION_PARAMETERS,
  type Question,
  type QuestionParameters,
} from '@tim/itinerary';

/** What an address asks beside its flights, and what of it says nothing. It stays with the visitor from page to page. */
export function questionInAddress(search: string): ReturnType<typeof parseQuestion> {
  const parameters = new URLSearchParams(search);
  const written = QUESTION_PARAMETERS.map((name) => [name, parameters.get(name) ?? '']);
  return parseQuestion(Object.fromEntries(written) as QuestionParameters);
}

/** What URLSearchParams puts in the place of bytes that are no text. */
const UNDECODABLE = '\uFFFD';

/** The itinerary that an address names; empty where it names none, or none that is text. */
export function itineraryInAddress(parameters: URLSearchParams): string {
  const itinerary = parameters.get('itinerary') ?? '';
  return itinerary.includes(UNDECODABLE) ? '' : itinerary;
}

/** Parameters as an address has them. Commas stay readable. */
export function queryText(parameters: URLSearchParams): string {
  return `?${parameters.toString().replaceAll('%2C', ',')}`;
}

/** The query with another question and everything else as it was. */
export function withQuestion(search: string, change: Partial<Question>): string {
  const parameters = new URLSearchParams(search);
  const { question } = questionInAddress(search);
  for (const [name, value] of Object.entries(formatQuestion({ ...question, ...change }))) {
    if (value === '') parameters.delete(name);
    else parameters.set(name, value);
  }
  return queryText(parameters);
}
