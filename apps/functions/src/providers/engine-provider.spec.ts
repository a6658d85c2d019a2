import { FlightEmissionsRequest, TypicalEmissionsRequest, UnavailableReason } from '@tim/messages';
import { describe, expect, it } from 'vitest';
import { flightEmissions } from '../operations/flight-emissions.ts';
import { typicalEmissions } from '../operations/typical-emissions.ts';
import { flightResponseOf, typicalResponseOf } from '../testing/response-of.ts';
import { namesInLanguages } from '../services/names-in-languages.ts';
import { lx52 } from '../testing/served-callable.ts';
import { estimator, namesCsv, tables } from '../testing/tables.ts';
import { engineProvider } from './engine-provider.ts';

const now = Date.UTC(2026, 10, 21);
const services = {
  provider: engineProvider(estimator(), () => now),
  ...namesInLanguages(tables(), namesCsv),
};

/** What an airport that has closed is called, and those that took over its flights. */
const airportNames = async (languageCode?: string) => {
  const flights = [{ ...lx52, origin: 'TXL', destination: 'ZRH' }];
  const asked = FlightEmissionsRequest.fromPartial({ flights, languageCode });
  const [entry] = flightResponseOf(await flightEmissions(asked, services)).flightEmissions;
  const { closedAirport, successors = [] } = entry?.notForPassengers ?? {};
  return [closedAirport, ...successors].map((airport) => `${airport?.name} (${airport?.code})`);
};

describe('the engine as provider', () => {
  // spec: 3.23
  it('answers every flight in the order asked, with or without an estimate', async () => {
    const request = FlightEmissionsRequest.fromPartial({
      flights: [lx52, { ...lx52, operatingCarrierCode: 'QF' }, { ...lx52, flightNumber: '54' }],
    });
    const outcome = await flightEmissions(request, services);
    const response = flightResponseOf(outcome);
    expect(outcome.count).toBe(3);
    expect(response.flightEmissions.map((entry) => entry.flight)).toEqual(request.flights);
    expect(response.flightEmissions.map((entry) => entry.emissionsGramsPerPax !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
    expect(response.flightEmissions[1]?.unavailableReason).toBe(UnavailableReason.CARRIER_NOT_ON_ROUTE);
    expect(response.modelVersion).toMatchObject({ major: 3, minor: 0, patch: 0 });
    expect(response.modelVersion?.dated).toMatch(/^\d{8}$/);
  });

  // spec: 3.8, 3.9
  it('gives inputs and breakdown unless they are refused, and the working only when asked', async () => {
    const plain = flightResponseOf(
      await flightEmissions(FlightEmissionsRequest.fromPartial({ flights: [lx52] }), services),
    );
    expect(plain.flightEmissions[0]).toMatchObject({ emissionsInputs: {}, emissionsBreakdown: {} });
    expect(plain.flightEmissions[0]?.working).toBeUndefined();
    const request = FlightEmissionsRequest.fromPartial({
      flights: [lx52],
      includeEmissionsInputs: false,
      includeEmissionsBreakdown: false,
      includeWorking: true,
    });
    const [bare] = flightResponseOf(await flightEmissions(request, services)).flightEmissions;
    expect(bare?.emissionsInputs).toBeUndefined();
    expect(bare?.emissionsBreakdown).toBeUndefined();
    expect(bare?.working?.steps.length).toBeGreaterThan(5);
  });

  it('answers every market in the order asked', async () => {
    const request = TypicalEmissionsRequest.fromPartial({
      markets: [
        { origin: 'ZRH', destination: 'BOS' },
        { origin: 'ZRH', destination: 'QQQ' },
      ],
    });
    const { typicalFlightEmissions: entries } = typicalResponseOf(await typicalEmissions(request, services));
    expect(entries.map((entry) => entry.market)).toEqual(request.markets);
    expect(entries[0]?.emissionsGramsPerPax?.economy).toBeGreaterThan(100_000);
    expect(entries[1]?.unavailableReason).toBe(UnavailableReason.UNKNOWN_AIRPORT);
  });

  it('names the cabins that most ways to fly a market have not, whatever a short flight to the hub has', async () => {
    const pairs = [
      ['OSL', 'DXB'],
      ['LON', 'NYC'],
      ['SYD', 'LAX'],
    ] as const;
    const markets = pairs.map(([origin, destination]) => ({ origin, destination }));
    const request = TypicalEmissionsRequest.fromPartial({ markets });
    const { typicalFlightEmissions } = typicalResponseOf(await typicalEmissions(request, services));
    expect(typicalFlightEmissions.map(({ rareCabins }) => rareCabins)).toEqual([
      ['premiumEconomy', 'first'],
      ['first'],
      ['first'],
    ]);
    expect(typicalFlightEmissions.map(({ missingCabins }) => missingCabins)).toEqual([[], [], []]);
  });

  it('names the cabins that no way to fly a market has', async () => {
    const request = TypicalEmissionsRequest.fromPartial({ markets: [{ origin: 'BGY', destination: 'CTA' }] });
    const [market] = typicalResponseOf(await typicalEmissions(request, services)).typicalFlightEmissions;
    expect(market?.missingCabins).toEqual(['premiumEconomy', 'first']);
  });

  it('says what the cities are called, and nothing of a place that nobody knows', async () => {
    const flights = FlightEmissionsRequest.fromPartial({ flights: [lx52, { ...lx52, destination: 'QQQ' }] });
    const [flight, unknown] = flightResponseOf(await flightEmissions(flights, services)).flightEmissions;
    expect(flight?.cityNames).toEqual({ origin: 'Zurich', destination: 'Boston' });
    expect(flight?.placeNames).toEqual({ ZRH: 'Zurich', BOS: 'Boston' });
    expect(unknown?.cityNames).toBeUndefined();
    const markets = TypicalEmissionsRequest.fromPartial({ markets: [{ origin: 'LON', destination: 'NYC' }] });
    const [market] = typicalResponseOf(await typicalEmissions(markets, services)).typicalFlightEmissions;
    expect(market?.cityNames).toEqual({ origin: 'London', destination: 'New York' });
    expect(market?.placeNames).toMatchObject({ LHR: 'London', JFK: 'New York' });
    expect(market?.options).toEqual([]);
    const ways = TypicalEmissionsRequest.fromPartial({
      markets: [{ origin: 'LPB', destination: 'CUZ' }],
      includeOptions: true,
    });
    const [withWays] = typicalResponseOf(await typicalEmissions(ways, services)).typicalFlightEmissions;
    expect(withWays?.placeNames).toMatchObject({ LPB: 'La Paz', LIM: 'Lima' });
  });

  it('says what the carriers are called that an entry names by code', async () => {
    const flights = FlightEmissionsRequest.fromPartial({ flights: [lx52, { ...lx52, operatingCarrierCode: 'QF' }] });
    const [flight, notThere] = flightResponseOf(await flightEmissions(flights, services)).flightEmissions;
    expect(flight?.carrierNames).toEqual({ LX: 'Swiss International Air Lines' });
    expect(notThere?.carrierNames).toMatchObject({ QF: 'Qantas', LX: 'Swiss International Air Lines' });
    const markets = TypicalEmissionsRequest.fromPartial({ markets: [{ origin: 'MAN', destination: 'DOH' }] });
    const [market] = typicalResponseOf(await typicalEmissions(markets, services)).typicalFlightEmissions;
    expect(market?.carrierNames).toMatchObject({ QR: 'Qatar Airways' });
    expect(Object.keys(market?.carrierNames ?? {})).toEqual(market?.carrierCodes);
  });

  it('calls carriers as the language asked for does: in names, ways and sentences', async () => {
    const flights = FlightEmissionsRequest.fromPartial({
      languageCode: 'ja',
      flights: [{ ...lx52, operatingCarrierCode: 'NH', flightNumber: '204', origin: 'FRA', destination: 'HND' }],
    });
    const [flight] = flightResponseOf(await flightEmissions(flights, services)).flightEmissions;
    expect(flight?.carrierNames).toEqual({ NH: '全日空' });
    const markets = TypicalEmissionsRequest.fromPartial({
      languageCode: 'ja',
      includeOptions: true,
      markets: [{ origin: 'FRA', destination: 'HND' }],
    });
    const [market] = typicalResponseOf(await typicalEmissions(markets, services)).typicalFlightEmissions;
    expect(market?.carrierNames).toMatchObject({ NH: '全日空', LH: 'ルフトハンザドイツ航空' });
    const names = market?.options.flatMap(({ legs }) => legs.map(({ carrierName }) => carrierName));
    expect(names).toContain('全日空');
    const found = JSON.stringify([flight, market]);
    expect(found).toContain('全日空');
    expect(found).not.toContain('All Nippon');
  });

  it('has names in the language asked for, and the same figures and codes', async () => {
    const request = { flights: [{ ...lx52, origin: 'GVA' }] };
    const ask = async (languageCode?: string) =>
      flightResponseOf(
        await flightEmissions(FlightEmissionsRequest.fromPartial({ ...request, languageCode }), services),
      ).flightEmissions[0];
    const [english, german] = [await ask(), await ask('de')];
    expect(english?.cityNames).toEqual({ origin: 'Geneva', destination: 'Boston' });
    expect(german?.cityNames).toEqual({ origin: 'Genf', destination: 'Boston' });
    expect(german?.emissionsGramsPerPax).toEqual(english?.emissionsGramsPerPax);
    const markets = { markets: [{ origin: 'ZRH', destination: 'NYC' }], includeOptions: true };
    const standings = async (languageCode?: string) => {
      const asked = TypicalEmissionsRequest.fromPartial({ ...markets, languageCode });
      const [market] = typicalResponseOf(await typicalEmissions(asked, services)).typicalFlightEmissions;
      return market?.options.map(({ standing }) => standing);
    };
    const [inEnglish = [], inJapanese = []] = [await standings(), await standings('ja')];
    expect(inJapanese).toEqual(inEnglish);
    expect(new Set(inJapanese.map((standing) => standing?.explanation))).toEqual(new Set(['']));
  });

  it('calls airports as the language asked for does', async () => {
    expect(await airportNames()).toEqual([
      expect.stringMatching(/Tegel.* Airport \(TXL\)$/),
      'Berlin Brandenburg Airport (BER)',
    ]);
    expect(await airportNames('de')).toEqual(['Flughafen Berlin-Tegel (TXL)', 'Flughafen Berlin Brandenburg (BER)']);
    expect((await airportNames('ja'))[1]).toBe('ベルリン・ブランデンブルク国際空港 (BER)');
  });
});
