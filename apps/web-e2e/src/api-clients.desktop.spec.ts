import { travelimpactmodel } from '@googleapis/travelimpactmodel';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, test } from '@playwright/test';
import { BASE_URL } from './browser.ts';

const market = { origin: 'ZRH', destination: 'BOS' };

// The product as it was started, through the hosting; what each method answers is asked in the functions' own tests.
test.describe('a program with a client of others', () => {
  test('asks Google’s own client of the API', async () => {
    const client = travelimpactmodel({ version: 'v1', rootUrl: `${BASE_URL}/` });
    const { data } = await client.flights.computeTypicalFlightEmissions({ requestBody: { markets: [market] } });
    expect(data.typicalFlightEmissions?.[0]?.market).toEqual(market);
    expect(data.typicalFlightEmissions?.[0]?.emissionsGramsPerPax?.economy).toBeGreaterThan(100_000);
  });

  test('asks the Model Context Protocol’s own client', async () => {
    const client = new Client({ name: 'a program', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${BASE_URL}/mcp`)));
    const call = { name: 'compute_typical_flight_emissions', arguments: { markets: [market] } };
    const { structuredContent } = await client.callTool(call);
    await client.close();
    expect(structuredContent).toMatchObject({ typicalFlightEmissions: [{ market }] });
  });
});
