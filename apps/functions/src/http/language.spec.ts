import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post, serveApi } from '../testing/served-api.ts';
import type { ServedApi } from '../testing/served-api.ts';

const lx52 = { origin: 'ZRH', destination: 'BOS', operatingCarrierCode: 'LX', flightNumber: 52 };
const flights = [{ ...lx52, departureDate: { year: 2026, month: 12, day: 21 } }];
type Answered = { readonly flightEmissions: readonly { readonly aircraft: { readonly basisDetail: string } }[] };

let api: ServedApi;
beforeAll(async () => {
  api = await serveApi();
});
afterAll(() => api.close());

/** The language named, the sentence about the aircraft, and the rest of the answer. */
async function ask(headers: Readonly<Record<string, string>>) {
  const body = { flights, includeWorking: true };
  const answered = await post(api, '/v1/flights:computeFlightEmissions', body, headers);
  const text = (answered.json as Answered).flightEmissions[0]?.aircraft.basisDetail ?? '';
  return { language: answered.headers.get('content-language'), text, grams: answered.text.match(/"economy":\d+/g) };
}

describe('the language of an answer', () => {
  it.each([
    ['de-CH, de;q=0.9, en;q=0.5', 'de', 'Januar'],
    ['pt-BR, fr;q=0.5', 'fr', 'janvier'],
    ['es', 'es', 'enero'],
    ['ja', 'ja', '2024年1月'],
    ['pt', 'en', 'January'],
    ['', 'en', 'January'],
  ])('follows Accept-Language "%s": %s', async (accepted, language, word) => {
    const english = await ask({});
    const answered = await ask({ 'accept-language': accepted });
    expect(answered.language).toBe(language);
    expect(answered.text).toContain(word);
    expect(answered.grams).toEqual(english.grams);
  });
});
