import { Validator } from '@seriousme/openapi-schema-validator';
import { errorExample, examples, switchExample } from '@tim/api-documents';
import { describe, expect, it } from 'vitest';
import { publishedMessages } from '../../testing/published-fields.ts';
import { post, serveApi } from '../../testing/served-api.ts';
import { schemaFaults } from '../../testing/schema-faults.ts';
import { servedThroughout } from '../../testing/served-throughout.ts';
import { METHODS } from '../routes.ts';

type Property = {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly enum?: string[];
  readonly items?: Property;
};
type Discovery = {
  readonly rootUrl: string;
  readonly revision: string;
  readonly schemas: Readonly<Record<string, { readonly properties: Readonly<Record<string, Property>> }>>;
  readonly resources: { readonly flights: { readonly methods: Readonly<Record<string, { readonly path: string }>> } };
};
type OpenApi = { readonly paths: object; readonly components: { readonly schemas: Readonly<Record<string, object>> } };

const api = servedThroughout(() => serveApi());

async function get<T>(path: string): Promise<T> {
  const response = await fetch(`${api.url}${path}`);
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}

function typeOf(property: Property): string {
  if (property.$ref !== undefined) return property.$ref;
  if (property.items) return `${typeOf(property.items)}[]`;
  if (property.enum) return property.enum.join('|');
  return property.format ?? property.type ?? '';
}

describe('our discovery document', () => {
  it('has every message and field of the published one, with the same types', async () => {
    const { schemas } = await get<Discovery>('/$discovery/rest?version=v1');
    for (const [message, fields] of Object.entries(publishedMessages)) {
      const own = Object.fromEntries(
        Object.keys(fields).map((field) => [field, typeOf(schemas[message]?.properties[field] ?? {})]),
      );
      expect(own).toEqual(fields);
    }
  });

  it('leads to every method', async () => {
    const { resources, rootUrl, revision } = await get<Discovery>('/%24discovery/rest?version=v1');
    expect(Object.keys(resources.flights.methods).toSorted()).toEqual(METHODS.map(({ name }) => name).toSorted());
    expect(rootUrl).toBe('https://demo-test.web.app/');
    expect(revision).toMatch(/^\d{8}$/);
  });

  it('names nothing that is not served: no batches, no second address for client certificates', async () => {
    const document = await get<object>('/$discovery/rest');
    expect(document).not.toHaveProperty('batchPath');
    expect(document).not.toHaveProperty('mtlsRootUrl');
  });

  it('lists the error formats', async () => {
    const { parameters } = await get<{ parameters: Record<string, unknown> }>('/$discovery/rest');
    expect(parameters['$.xgafv']).toMatchObject({
      type: 'string',
      location: 'query',
      enum: ['1', '2'],
      enumDescriptions: [expect.stringContaining('v1'), expect.stringContaining('v2')],
    });
  });

  it('is of no other version', async () => {
    expect((await fetch(`${api.url}/$discovery/rest?version=v2`)).status).toBe(404);
  });
});

describe('our OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const document = await get<Record<string, unknown>>('/openapi.json');
    const result = await new Validator().validate(document);
    expect(result.errors ?? []).toEqual([]);
    expect(document['openapi']).toBe('3.1.0');
  });

  it.each(METHODS.map(({ name, responseName }) => [name, responseName] as const))(
    'describes the answer of %s to its example, and the one that it shows',
    async (name, responseName) => {
      const { status, json } = await post(api, `/v1/flights:${name}`, examples[name]?.request);
      expect(status).toBe(200);
      expect(await faultsOf(json, responseName)).toEqual([]);
      expect(await faultsOf(examples[name]?.answer, responseName)).toEqual([]);
    },
  );

  it('lists the error formats, and who answered', async () => {
    const { components } = await get<{ components: Record<string, Record<string, unknown>> }>('/openapi.json');
    expect(components['parameters']?.['xgafv']).toMatchObject({
      name: '$.xgafv',
      in: 'query',
      schema: { enum: ['1', '2'], 'x-enum-descriptions': [expect.any(String), expect.any(String)] },
    });
    expect(components['headers']?.['X-Answered-By']).toMatchObject({ description: expect.stringContaining('engine') });
  });
});

describe.each(['/openapi.json', '/$discovery/rest?version=v1'])('%s, asked again', (path) => {
  const ask = (headers = {}, query = '') =>
    fetch(`${api.url}${path}${query && (path.includes('?') ? '&' : '?') + query}`, { headers });

  it('is not sent to who has it', async () => {
    const first = await ask();
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
    expect((await ask()).headers.get('etag')).toBe(etag);
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const again = await ask({ 'if-none-match': known });
      expect([again.status, await again.text()]).toEqual([304, '']);
      for (const name of ['etag', 'cache-control', 'vary'])
        expect(again.headers.get(name)).toBe(first.headers.get(name));
    }
  });

  it('is sent to who has another', async () => {
    const etag = (await ask()).headers.get('etag') ?? '';
    const other = await ask({ 'if-none-match': etag }, 'prettyPrint=false');
    expect(other.status).toBe(200);
    expect(other.headers.get('etag')).not.toBe(etag);
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('may be kept by anyone for five minutes', async () => {
    expect((await ask()).headers.get('cache-control')).toBe('public, max-age=300');
  });
});

describe('the examples that the documents show', () => {
  it('have a flight without an estimate, its inputs left out, and a refusal', async () => {
    expect(await faultsOf(switchExample.answer, 'ComputeFlightEmissionsResponse')).toEqual([]);
    expect(switchExample.answer).toMatchObject({
      flightEmissions: [
        { source: 'TIM', range: expect.any(Object) },
        { unavailableReason: 'UNKNOWN_AIRPORT', unavailableDetail: { field: 'destination' } },
      ],
    });
    expect(errorExample.answer).toMatchObject({
      error: { code: 400, status: 'INVALID_ARGUMENT', message: expect.stringContaining('carrier') },
    });
  });
});

/** What is wrong with an answer beside the document's own schema. */
async function faultsOf(answer: unknown, responseName: string): Promise<readonly unknown[]> {
  const { components } = await get<OpenApi>('/openapi.json');
  return schemaFaults({ components, $ref: `#/components/schemas/${responseName}` }, answer);
}
