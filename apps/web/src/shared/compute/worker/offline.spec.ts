import { buildFindIndex } from '@tim/find';
import { TypicalEmissionsRequest } from '@tim/messages';
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
