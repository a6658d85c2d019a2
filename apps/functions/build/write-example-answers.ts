/** Writes what the service answers to the documents' examples where the documents read it. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

const folder = new URL('../../../libs/api-documents/dist/', import.meta.url);
const file = new URL('example-answers.json', folder);
const write = (answers: object) => writeFileSync(file, `${JSON.stringify(answers, undefined, 2)}\n`);

mkdirSync(folder, { recursive: true });
// The service reads the file too, so that it must be there before the service is loaded.
if (!existsSync(file)) write({ methods: {} });
const { errorExample, examples, switchExample } = await import('@tim/api-documents');
const { post, serveApi } = await import('../src/testing/served-api.ts');

const api = await serveApi();
const ask = async (name: string, request: object) => (await post(api, `/v1/flights:${name}`, request)).json;
const methods: Record<string, unknown> = {};
for (const [name, { request }] of Object.entries(examples)) methods[name] = await ask(name, request);
write({
  methods,
  switch: await ask('computeFlightEmissions', switchExample.request),
  error: await ask('computeFlightEmissions', errorExample.request),
});
// The service keeps timers.
process.exit();
