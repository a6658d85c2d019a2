import { createHash } from 'node:crypto';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lx52, post, serveApi, testServices } from '../../testing/served-api.ts';
import { schemaFaults } from '../../testing/schema-faults.ts';
import { servedThroughout } from '../../testing/served-throughout.ts';

const market = { origin: 'ZRH', destination: 'BOS' };
const flights = [lx52, { ...lx52, operatingCarrierCode: 'QF' }];
const flown = { departureDate: { year: 2025 }, cabinClass: 'ECONOMY' };

/** One call of each tool; the second entry is one that nobody knows. */
const CALLS = [
  ['compute_flight_emissions', { flights }],
  ['compute_detailed_flight_emissions', { flights }],
  ['compute_typical_flight_emissions', { markets: [market, { ...market, destination: 'QQQ' }] }],
  [
    'list_ways_to_fly',
    { markets: [market, { ...market, destination: 'QQQ' }], optionsDate: { year: 2026, month: 12, day: 21 } },
  ],
  [
    'compute_scope3_flight_emissions',
    {
      flights: [
        { ...flown, distanceKm: '1000' },
        { ...flown, ...market, destination: 'QQQ' },
      ],
    },
  ],
] as const;

const api = servedThroughout(() => serveApi());

async function connect(path: string, mode: 'legacy' | 'auto', { url } = api): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}${path}`)));
  return client;
}

describe.each(['legacy', 'auto'] as const)('the Model Context Protocol’s own client, %s', (mode) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect('/mcp', mode);
  });
  afterAll(() => client.close());

  it('finds a tool for each method, with title, units, and the schemas of input and output', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual(CALLS.map(([name]) => name).toSorted());
    for (const { title, description, annotations, outputSchema } of tools) {
      expect(title).toBeTruthy();
      expect(description).toContain('grams of CO2e');
      expect(annotations).toMatchObject({ readOnlyHint: true });
      expect(outputSchema).toMatchObject({ type: 'object', properties: { modelVersion: { type: 'object' } } });
    }
    const tool = tools.find(({ name }) => name === 'compute_flight_emissions');
    expect(tool?.inputSchema).toMatchObject({
      required: ['flights'],
      properties: { flights: { maxItems: 1000, items: { properties: { flightNumber: { type: 'integer' } } } } },
    });
  });

  // The client refuses an answer that does not fit the tool's schema of its output; so does the closed one here.
  it.each(CALLS)('gets from %s what its schema says, and why there is no estimate', async (name, input) => {
    const { tools } = await client.listTools();
    const { structuredContent, isError, content } = await client.callTool({ name, arguments: { ...input } });
    expect(isError ?? false).toBe(false);
    expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }]);
    const { outputSchema = {} } = tools.find((tool) => tool.name === name) ?? {};
    expect(schemaFaults(outputSchema, structuredContent)).toEqual([]);
    expect(structuredContent).toMatchObject({ modelVersion: { dataHash: expect.stringMatching(/^[0-9a-f]{16}$/) } });
    const [entries = []] = Object.values(structuredContent ?? {}) as Record<string, unknown>[][];
    expect(JSON.stringify(entries[0])).toMatch(/EmissionsGramsPerPax|emissionsGramsPerPax/);
    expect(entries[0]).not.toHaveProperty('unavailableReason');
    expect(entries[1]).toMatchObject({
      unavailableReason: expect.stringMatching(/CARRIER_NOT_ON_ROUTE|UNKNOWN_AIRPORT/),
    });
  });

  it('is never answered what no tool offers', async () => {
    const result = await client.callTool({
      name: 'compute_flight_emissions',
      arguments: { flights: [lx52], includeWorking: true },
    });
    expect(JSON.stringify(result.structuredContent)).not.toContain('working');
  });
});

const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const ACCEPT = { accept: 'application/json, text/event-stream' };

describe('a list of messages', () => {
  it.each([0, 1, 3000])('of %i is refused, without a look at any', async (count) => {
    const list = Array.from({ length: count }, () => LIST);
    const { status, json } = await post(api, '/mcp', list, ACCEPT);
    expect(status).toBe(400);
    expect(json).toEqual({
      jsonrpc: '2.0',
      id: null,
      error: { code: -32600, message: 'Send one message at a time: batches are not taken.' },
    });
  });
});

describe('a message', () => {
  const long = 'x'.repeat(201);

  it.each([
    ['an id', { ...LIST, id: long }, {}],
    ['a method', { ...LIST, method: long }, {}],
    ['a tool', { ...LIST, method: 'tools/call', params: { name: long } }, {}],
    ['a version of the protocol', LIST, { 'mcp-protocol-version': long }],
  ])('that names %s at length is refused, and not repeated', async (_what, message, headers) => {
    const { status, text } = await post(api, '/mcp', message, { ...ACCEPT, ...headers });
    expect(status).toBe(400);
    expect(text).toContain('at most 200 characters');
    expect(text).not.toContain(long);
  });

  it('that is no JSON is answered in the words of JSON-RPC', async () => {
    const { status, json } = await post(api, '/mcp', '{', ACCEPT);
    expect([status, json]).toMatchObject([400, { jsonrpc: '2.0', error: { code: -32700 } }]);
  });
});

describe('the tools, where an operator lists API keys', () => {
  it('take one from the address or the header, and no other', async () => {
    const API_KEY_HASHES = createHash('sha256').update('right').digest('hex');
    const guarded = await serveApi(testServices({ API_KEY_HASHES }));
    const statusOf = async (path: string, headers = {}) =>
      (await post(guarded, path, LIST, { ...ACCEPT, ...headers })).status;
    expect(await statusOf('/mcp')).toBe(403);
    expect(await statusOf('/mcp?key=wrong')).toBe(400);
    expect(await statusOf('/mcp?key=right')).toBe(200);
    expect(await statusOf('/mcp', { 'x-goog-api-key': 'right' })).toBe(200);
    const client = await connect('/mcp?key=right', 'legacy', guarded);
    expect((await client.listTools()).tools).toHaveLength(CALLS.length);
    await client.close();
    await guarded.close();
  });
});
