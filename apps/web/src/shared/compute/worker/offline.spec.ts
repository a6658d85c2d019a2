import { buildFindIndex } from '@tim/find';
import { FlightEmissionsRequest, TypicalEmissionsRequest } from '@tim/messages';
import { expect, it } from 'vitest';
import { findSources } from '../../../../build/find-files.ts';
import { createOffline } from './offline.ts';

const sources = findSources();
const request = TypicalEmissionsRequest.fromPartial({
  markets: [{ origin: 'FRA', destination: 'HND' }],
  includeOptions: true,
});

it.each([
  ['ja', '全日空', 'フランクフルト'],
  ['en', 'All Nippon Airways', 'Frankfurt'],
])('calls carriers and cities as the index of the page does: %s', async (language, airline, city) => {
  const offline = createOffline(sources.tables, async () => buildFindIndex({ ...sources, language }));
  await offline.load('index.json');
  const { typicalFlightEmissions } = await offline.typicalEmissions(request);
  const [market] = typicalFlightEmissions;
  expect(market?.carrierNames['NH']).toBe(airline);
  expect(market?.cityNames?.origin).toBe(city);
  const names = market?.options.flatMap(({ legs }) => legs.map(({ carrierName }) => carrierName));
  expect(names).toContain(airline);
});

it('says where a flight’s inputs are from, unless it is asked not to', async () => {
  const offline = createOffline(sources.tables, async () => buildFindIndex({ ...sources, language: 'en' }));
  await offline.load('index.json');
  const departure = new Date(Date.now() + 30 * 86_400_000);
  const flight = {
    origin: 'ZRH',
    destination: 'BOS',
    operatingCarrierCode: 'LX',
    flightNumber: '52',
    departureDate: {
      year: departure.getUTCFullYear(),
      month: departure.getUTCMonth() + 1,
      day: departure.getUTCDate(),
    },
  };
  const inputsOf = async (includeEmissionsInputs: boolean | undefined) => {
    const asked = FlightEmissionsRequest.fromPartial({ flights: [flight], includeEmissionsInputs });
    const { flightEmissions } = await offline.flightEmissions(asked);
    return flightEmissions[0]?.emissionsInputs;
  };
  expect((await inputsOf(undefined))?.emissionsInputEntries['loadFactor']).toBeDefined();
  expect(await inputsOf(false)).toBeUndefined();
});
