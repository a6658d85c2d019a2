import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveApi } from '../../testing/served-api.ts';
import type { ServedApi } from '../../testing/served-api.ts';

const lx52 = {
  origin: 'ZRH',
  destination: 'BOS',
  operatingCarrierCode: 'LX',
  flightNumber: 52,
  departureDate: { year: 2026, month: 12, day: 21 },
};

describe('the Model Context Protocol’s own client', () => {
  let api: ServedApi;
  let client: Client;
  beforeAll(async () => {
    api = await serveApi();
    client = new Client({ name: 'test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${api.url}/mcp`)));
  });
  afterAll(async () => {
    await client.close();
    await api.close();
  });

  it('finds the three tools, each with the schema of its input', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual([
      'compute_flight_emissions',
      'compute_scope3_flight_emissions',
      'compute_typical_flight_emissions',
    ]);
    const flights = tools.find(({ name }) => name === 'compute_flight_emissions');
    expect(flights?.inputSchema).toMatchObject({
      required: ['flights'],
      properties: { flights: { maxItems: 1000, items: { properties: { flightNumber: { type: 'integer' } } } } },
    });
  });

  it('asks for flights', async () => {
    const result = await client.callTool({ name: 'compute_flight_emissions', arguments: { flights: [lx52] } });
    expect(result.isError ?? false).toBe(false);
    expect(result.structuredContent).toMatchObject({
      flightEmissions: [{ flight: lx52, emissionsGramsPerPax: { economy: expect.any(Number) } }],
    });
  });

  it('asks for typical and scope 3 emissions', async () => {
    const markets = [{ origin: 'ZRH', destination: 'BOS' }];
    const typical = await client.callTool({ name: 'compute_typical_flight_emissions', arguments: { markets } });
    expect(typical.structuredContent).toMatchObject({ typicalFlightEmissions: [{ market: markets[0] }] });
    const flights = [{ distanceKm: '1000', departureDate: { year: 2025 }, cabinClass: 'ECONOMY' }];
    const scope3 = await client.callTool({ name: 'compute_scope3_flight_emissions', arguments: { flights } });
    expect(scope3.structuredContent).toMatchObject({ flightEmissions: [{ source: 'DISTANCE_BASED_EMISSIONS' }] });
  });

  it('reads what is wrong with its input as the tool’s answer', async () => {
    const result = await client.callTool({
      name: 'compute_flight_emissions',
      arguments: { flights: [{ from: 'ZRH' }] },
    });
    expect(result.isError).toBe(true);
    expect(JSON.stringify(result.content)).toContain('Unknown name');
  });
});
