declare global {
  /** Answers that the page's loader asked for before the application ran, each once; undefined for one that failed. */
  var earlyAnswers: Record<string, Promise<unknown>> | undefined;
}

/**
 * Ask a function before the application runs, which takes the answer over.
 *
 * @param base - where the functions are, with a slash at its end
 * @returns the answer's JSON; undefined for a failure, which the application meets and tells when it asks itself
 */
export function askEarly(base: string, name: string, data: unknown): Promise<unknown> {
  const answer = readAnswer(base + name, data).catch(() => undefined);
  globalThis.earlyAnswers = { ...globalThis.earlyAnswers, [keyOf(name, data)]: answer };
  return answer;
}

/** The answer to the same question that was asked early: for the first who wants it. */
export async function takeEarlyAnswer(name: string, data: unknown): Promise<unknown> {
  const key = keyOf(name, data);
  const answer = globalThis.earlyAnswers?.[key];
  delete globalThis.earlyAnswers?.[key];
  return answer;
}

async function readAnswer(url: string, data: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ data }),
  });
  return ((await response.json()) as { readonly result?: unknown }).result;
}

function keyOf(name: string, data: unknown): string {
  return `${name} ${JSON.stringify(data)}`;
}
