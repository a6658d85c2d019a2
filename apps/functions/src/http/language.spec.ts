import { describe, expect, it } from 'vitest';
import { lx52, post, serveApi } from '../testing/served-api.ts';
import { servedThroughout } from '../testing/served-throughout.ts';

type Answered = { readonly flightEmissions: readonly { readonly aircraft: { readonly basisDetail: string } }[] };

const api = servedThroughout(() => serveApi());

/** The language named, the sentence about the aircraft, and the rest of the answer. */
async function ask(headers: Readonly<Record<string, string>>) {
  const body = { flights: [lx52], includeWorking: true };
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

/** What a violation says in another language. */
const localized = (locale: string, words: RegExp) => ({
  localizedMessage: { locale, message: expect.stringMatching(words) as string },
});

describe('what is wrong with a request', () => {
  type Told = {
    readonly error: {
      readonly message: string;
      readonly status: string;
      readonly details: readonly { readonly fieldViolations: readonly object[] }[];
    };
  };
  const wrong = { flights: [{ ...lx52, departureDate: { year: 2026, month: 13, day: 1 } }] };
  const field = 'flights[0].departure_date';
  const description = 'Give a date of the calendar, year 1 to 9999; a part that does not matter is left out.';

  async function told(body: object, language: string) {
    const { json } = await post(api, '/v1/flights:computeFlightEmissions', body, { 'accept-language': language });
    const { message, status, details } = (json as Told).error;
    return { message, status, violations: details[0]?.fieldViolations };
  }

  it.each([
    ['', {}],
    ['de-CH', localized('de', /^Bitte ein Datum/)],
    ['fr', localized('fr', /^Indiquez une date/)],
    ['es', localized('es', /^Indique una fecha/)],
    ['ja', localized('ja', /^暦にある日付/)],
  ])(
    'is told in the English of the contract, and in the language that "%s" asks for',
    async (accepted, translation) => {
      expect(await told(wrong, accepted)).toEqual({
        message: 'Request contains an invalid argument.',
        status: 'INVALID_ARGUMENT',
        violations: [{ field, description, ...translation }],
      });
    },
  );

  it('is told of JSON that has another form', async () => {
    const { message, violations } = await told({ flights: [{ origin: [1] }, { colour: 'red' }] }, 'ja');
    expect(message).toMatch(/^Invalid JSON payload received/);
    expect(violations).toMatchObject([
      { localizedMessage: { message: expect.stringContaining('「flights[0]」の「origin」がリスト') } },
      { localizedMessage: { message: expect.stringContaining('「flights[1]」の「colour」') } },
    ]);
  });

  it('is told of a figure in the language of its address', async () => {
    const answered = await fetch(`${api.url}/v1/figures/route/ZRH-B1S?lang=de&cabin=second`);
    expect(answered.status).toBe(400);
    expect(await answered.text()).toBe(
      'destination: Bitte den IATA-Code eines Flughafens mit 3 Buchstaben angeben, etwa „ZRH“. cabin: Bitte einen dieser Werte angeben: economy, premiumEconomy, business, first.',
    );
  });
});

describe('what caches are told of the language', () => {
  it.each([
    ['GET', '/v1/oembed'],
    ['GET', '/openapi.json?alt=proto'],
    ['GET', '/v1/nothing'],
    ['POST', '/v1/flights:computeFlightEmissions'],
  ])('%s %s depends on what the caller accepts', async (method, path) => {
    const { headers } = await fetch(`${api.url}${path}`, { method, headers: { 'accept-language': 'de' } });
    expect(headers.get('vary')).toContain('Accept-Language');
  });

  const figures = ['', '.csv', '.txt', '.svg'].flatMap((format) => [
    `/v1/figures/route/LHR-JFK${format}`,
    `/v1/figures/flight/ZRH-QQQ-LX-52-20261221${format}?lang=fr`,
    `/v1/figures/route/LHR-JFK${format}?cabin=steerage`,
  ]);
  it.each([
    ...figures,
    '/v1/figures/route/LHR-JFK.png?shape=badge',
    `/v1/oembed?url=${encodeURIComponent('https://demo-test.web.app/lookup/route?itinerary=LHR-JFK')}`,
    '/openapi.json',
    '/$discovery/rest?version=v1',
  ])('%s is the same whatever the caller accepts', async (path) => {
    const get = (language: string) => fetch(`${api.url}${path}`, { headers: { 'accept-language': language } });
    const [german, japanese] = await Promise.all([get('de'), get('ja')]);
    expect(german.headers.get('vary') ?? '').not.toContain('Accept-Language');
    expect(await german.text()).toBe(await japanese.text());
  });
});
