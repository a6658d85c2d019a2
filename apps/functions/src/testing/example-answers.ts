import { errorExample, examples, switchExample } from '@tim/api-documents';
import { post, serveApi } from './served-api.ts';

/** As the documents read them. */
type ExampleAnswers = { readonly methods: object; readonly switch: unknown; readonly error: unknown };

/** What the service answers to the documents' examples, on the day of the tests. */
export async function exampleAnswers(): Promise<ExampleAnswers> {
  const api = await serveApi();
  const ask = async (name: string, request: object) => (await post(api, `/v1/flights:${name}`, request)).json;
  try {
    const methods = await Promise.all(
      Object.entries(examples).map(async ([name, { request }]) => [name, await ask(name, request)] as const),
    );
    return {
      methods: Object.fromEntries(methods),
      switch: await ask('computeFlightEmissions', switchExample.request),
      error: await ask('computeFlightEmissions', errorExample.request),
    };
  } finally {
    await api.close();
  }
}
