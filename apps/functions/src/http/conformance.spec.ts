import { travelimpactmodel } from '@googleapis/travelimpactmodel';
import { describe, expect, it } from 'vitest';
import { unpublishedParts } from '../testing/published-fields.ts';
import { lx52 as upper, post, serveApi } from '../testing/served-api.ts';
import { servedThroughout } from '../testing/served-throughout.ts';

const TYPICAL = '/v1/flights:computeTypicalFlightEmissions';
const lx52 = { ...upper, origin: 'zrh', destination: 'bos', operatingCarrierCode: 'lx' };
const unknown = { ...lx52, operatingCarrierCode: 'qf' };

type WaysAnswer = {
  readonly typicalFlightEmissions: readonly [
    {
      readonly options: readonly {
        readonly legs: readonly { readonly flightNumbers: readonly number[] }[];
        readonly emissionsGramsPerPax: object;
      }[];
    },
  ];
};

describe('Google’s own client of the Travel Impact Model API', () => {
  const api = servedThroughout(() => serveApi());
  const client = () => travelimpactmodel({ version: 'v1', rootUrl: `${api.url}/` });

  // spec: 1.13
  it('asks for flights: every one answered in order, the unknown one with its identifiers alone', async () => {
    const { data } = await client().flights.computeFlightEmissions({ requestBody: { flights: [lx52, unknown, lx52] } });
    expect(unpublishedParts('ComputeFlightEmissionsResponse', data)).toEqual([]);
    expect(data.flightEmissions?.map((entry) => entry.flight?.operatingCarrierCode)).toEqual(['LX', 'QF', 'LX']);
    const [first, second] = data.flightEmissions ?? [];
    expect(first?.flight).toEqual(upper);
    expect(Object.values(first?.emissionsGramsPerPax ?? {})).toHaveLength(4);
    expect(first?.source).toBe('TIM');
    expect(Object.keys(second ?? {})).toEqual(['flight']);
    expect(data.modelVersion).toMatchObject({ major: 3, dated: expect.stringMatching(/^\d{8}$/) });
  });

  it('asks for flights in detail: two phases that add up, and where every input came from', async () => {
    const { data } = await client().flights.computeDetailedFlightEmissions({
      requestBody: { flights: [lx52, unknown] },
    });
    expect(unpublishedParts('ComputeDetailedFlightEmissionsResponse', data)).toEqual([]);
    const [first, second] = data.flightsWithDetailedEmissions ?? [];
    const { emissionsGramsPerPax, emissionsBreakdown } = first?.flightEmissionsDetails ?? {};
    for (const cabin of ['economy', 'premiumEconomy', 'business', 'first'] as const) {
      const wtt = emissionsBreakdown?.wttEmissionsGramsPerPax?.[cabin] ?? Number.NaN;
      const ttw = emissionsBreakdown?.ttwEmissionsGramsPerPax?.[cabin] ?? Number.NaN;
      expect(wtt + ttw).toBe(emissionsGramsPerPax?.[cabin]);
    }
    const entries = first?.emissionsMetadata?.emissionsProvenance?.provenanceEntries ?? [];
    expect(entries[0]).toMatchObject({
      provenanceEntryType: 'FUEL_BURN',
      source: 'EEA',
      fuelBurnEeaStrategy: expect.stringMatching(/^AIRCRAFT_MAPPING/),
    });
    expect(first?.emissionsMetadata?.timWebsiteEmissionsCalculatorUrl).toBe(
      'https://demo-test.web.app/lookup/flight?itinerary=ZRH-BOS-LX-52-20261221',
    );
    expect(Object.keys(second ?? {})).toEqual(['flight']);
  });

  it('asks for typical emissions', async () => {
    const markets = [
      { origin: 'zrh', destination: 'bos' },
      { origin: 'ZRH', destination: 'QQQ' },
    ];
    const { data } = await client().flights.computeTypicalFlightEmissions({ requestBody: { markets } });
    expect(unpublishedParts('ComputeTypicalFlightEmissionsResponse', data)).toEqual([]);
    expect(data.typicalFlightEmissions?.[0]?.market).toEqual({ origin: 'ZRH', destination: 'BOS' });
    expect(data.typicalFlightEmissions?.[0]?.emissionsGramsPerPax?.economy).toBeGreaterThan(100_000);
    expect(data.typicalFlightEmissions?.[1]).toEqual({ market: { origin: 'ZRH', destination: 'QQQ' } });
  });

  it.each([
    [
      'the figure of direct flights, and cabins that most ways to fly a market have not',
      { origin: 'LON', destination: 'NYC' },
      {
        rareCabins: ['first'],
        emissionsGramsPerPax: { first: expect.any(Number) as number },
        direct: {
          emissionsGramsPerPax: { economy: expect.any(Number) as number },
          carrierCodes: expect.arrayContaining(['BA']),
        },
        oneStop: { emissionsGramsPerPax: { economy: expect.any(Number) as number } },
      },
    ],
    [
      'the airports of a market that are closed, in words too',
      { origin: 'TXL', destination: 'LHR' },
      {
        closedAirports: [
          {
            code: 'TXL',
            since: '2020-11-08',
            successors: ['BER'],
            explanation: expect.stringContaining('has been closed to passengers since November 2020') as string,
          },
        ],
      },
    ],
  ])('gets %s, only when it asks for additions', async (_what, market, additions) => {
    const { json } = await post(api, TYPICAL, { markets: [market], includeWorking: false });
    expect(json).toMatchObject({ typicalFlightEmissions: [additions] });
    const { text } = await post(api, TYPICAL, { markets: [market] });
    expect(text).not.toMatch(/rareCabins|direct|oneStop|closedAirports/);
  });

  it('gets the ways to fly a market, with the figures of their flights, only when it asks for them', async () => {
    const markets = [{ origin: 'zrh', destination: 'bos' }];
    const optionsDate = lx52.departureDate;
    const { json } = await post(api, TYPICAL, { markets, includeOptions: true, optionsDate });
    const [{ options }] = (json as WaysAnswer).typicalFlightEmissions;
    const swiss = options.find(({ legs: [leg, next] }) => !next && leg?.flightNumbers.includes(52));
    const { data } = await client().flights.computeFlightEmissions({ requestBody: { flights: [lx52] } });
    expect(swiss?.emissionsGramsPerPax).toEqual(data.flightEmissions?.[0]?.emissionsGramsPerPax);
    expect((await post(api, TYPICAL, { markets })).text).not.toContain('"options"');
  });

  it('asks for scope 3 emissions: the tier in the source, grams as text', async () => {
    const flight = {
      origin: 'ZRH',
      destination: 'BOS',
      carrierCode: 'LX',
      flightNumber: 52,
      departureDate: { year: 2026, month: 3, day: 20 },
      cabinClass: 'ECONOMY',
    };
    const flights = [
      flight,
      { ...flight, flightNumber: 9876 },
      { distanceKm: '6000', departureDate: { year: 2024 }, cabinClass: 'FIRST' },
    ];
    const { data } = await client().flights.computeScope3FlightEmissions({ requestBody: { flights } });
    expect(unpublishedParts('ComputeScope3FlightEmissionsResponse', data)).toEqual([]);
    expect(data.flightEmissions?.map(({ source }) => source)).toEqual([
      'TIM_EMISSIONS',
      'TYPICAL_FLIGHT_EMISSIONS',
      'DISTANCE_BASED_EMISSIONS',
    ]);
    for (const entry of data.flightEmissions ?? []) {
      const { wtwEmissionsGramsPerPax: wtw, ttwEmissionsGramsPerPax: ttw, wttEmissionsGramsPerPax: wtt } = entry;
      expect(Number(wtt) + Number(ttw)).toBe(Number(wtw));
    }
    expect(data.flightEmissions?.[2]?.flight).toEqual(flights[2]);
  });

  it('gets an error of its own kind, with the field at fault', async () => {
    const requestBody = { flights: [{ ...lx52, flightNumber: 'abc' as unknown as number }] };
    await expect(client().flights.computeFlightEmissions({ requestBody })).rejects.toMatchObject({
      status: 400,
      message: `Invalid value at 'flights[0].flight_number' (TYPE_INT32), "abc"`,
    });
  });
});
