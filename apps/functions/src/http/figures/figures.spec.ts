import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tables } from '../../testing/tables.ts';
import { lx52, post, serveApi, testServices } from '../../testing/served-api.ts';
import { schemaFaults } from '../../testing/schema-faults.ts';
import { servedThroughout } from '../../testing/served-throughout.ts';

const FLIGHT = '/v1/figures/flight/ZRH-BOS-LX-52-20261221';
const ROUTE = '/v1/figures/route/LHR-JFK';

const api = servedThroughout(() => serveApi());

type Json = Readonly<Record<string, unknown>>;

async function get(path: string, headers: Readonly<Record<string, string>> = {}, served = api) {
  const response = await fetch(`${served.url}${path}`, { headers });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes, text: new TextDecoder().decode(bytes) };
}
const figure = async (path: string) => JSON.parse((await get(path)).text) as Json;

/** What the method of the API answers to the same question. */
async function entryOf(cabin: string) {
  const asked = { flights: [lx52], includeEmissionsInputs: false };
  const { json } = await post(api, '/v1/flights:computeFlightEmissions', asked);
  const [entry] = (json as { flightEmissions: [Record<string, Record<string, Record<string, number>>>] })
    .flightEmissions;
  return {
    grams: entry['emissionsGramsPerPax']?.[cabin] as unknown as number,
    low: entry['range']?.['low']?.[cabin],
    high: entry['range']?.['high']?.[cabin],
  };
}

const kg = (grams = 0) => grams / 1000;

describe('the figure of a flight', () => {
  it.each(['economy', 'business'])(
    'in %s is the method’s, with everything that has to stand beside it',
    async (cabin) => {
      const { grams, low, high } = await entryOf(cabin);
      const found = await figure(`${FLIGHT}?cabin=${cabin}`);
      expect(found).toMatchObject({
        cabin,
        unit: 'kg',
        co2ePerPassenger: kg(grams),
        low: kg(low),
        high: kg(high),
        typicalOfRoute: expect.any(Number),
        origin: 'ZRH',
        originName: 'Zurich',
        destinationName: 'Boston',
        operatingCarrierCode: 'LX',
        flightNumber: 52,
        departureDate: '2026-12-21',
        computedBy: 'engine',
        modelVersion: '3.0.0',
        dataDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        engineVersion: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        url: `https://demo-test.web.app/lookup/flight?itinerary=ZRH-BOS-LX-52-20261221${cabin === 'economy' ? '' : '&cabin=business'}`,
      });
      expect(Number(found['wellToTank']) + Number(found['tankToWake'])).toBeCloseTo(kg(grams), 2);
    },
  );

  it('names its data in a header, whatever its format', async () => {
    for (const address of [FLIGHT, `${FLIGHT}?format=txt`, `${FLIGHT}.csv`]) {
      expect((await get(address)).headers.get('x-data-hash')).toBe(tables().dataSha256?.slice(0, 16));
    }
  });

  it('is a bare number for a cell, in the unit asked for', async () => {
    const { grams } = await entryOf('economy');
    const texts = await Promise.all(
      ['g', 'kg', 't'].map(async (unit) => (await get(`${FLIGHT}?format=txt&unit=${unit}`)).text),
    );
    expect(texts).toEqual([String(grams), String(grams / 1000), String(grams / 1e6)]);
  });

  it('is a row of CSV with the members of the JSON', async () => {
    const { headers, text } = await get(`${FLIGHT}.csv`);
    expect(headers.get('content-type')).toMatch(/^text\/csv/);
    const [names = [], cells = []] = text.split('\r\n').map((line) => line.split(','));
    const row = Object.fromEntries(names.map((name, at) => [name, cells[at]]));
    const asText = Object.entries(await figure(FLIGHT)).map(([name, value]) => [name, String(value)]);
    expect(row).toEqual(Object.fromEntries(asText));
  });

  it('is found by small letters, zeros and a date with hyphens', async () => {
    expect(await figure('/v1/figures/flight/zrh-bos-lx-0052-2026-12-21')).toEqual(await figure(FLIGHT));
  });

  it('is as the document describes it', async () => {
    const { components } = JSON.parse((await get('/openapi.json')).text) as {
      components: { schemas: { Figure: Json } };
    };
    for (const path of [FLIGHT, ROUTE, `${ROUTE}?cabin=first&unit=g`]) {
      expect(schemaFaults(components.schemas.Figure, await figure(path))).toEqual([]);
    }
  });
});

describe('the figure of a route', () => {
  it('is what is typical, and has nothing that only a flight has', async () => {
    const found = await figure(ROUTE);
    const { json } = await post(api, '/v1/flights:computeTypicalFlightEmissions', {
      markets: [{ origin: 'LHR', destination: 'JFK' }],
      includeWorking: false,
    });
    type Entry = { emissionsGramsPerPax: { economy: number }; direct: Omit<Entry, 'direct'> };
    const [entry] = (json as { typicalFlightEmissions: [Entry] }).typicalFlightEmissions;
    expect(found['co2ePerPassenger']).toBe(entry.emissionsGramsPerPax.economy / 1000);
    expect(found['directFlights']).toBe(entry.direct.emissionsGramsPerPax.economy / 1000);
    for (const name of ['flightNumber', 'departureDate', 'typicalOfRoute', 'wellToTank', 'aircraftName']) {
      expect(found).not.toHaveProperty(name);
    }
  });
});

describe('what anybody may keep', () => {
  it.each([FLIGHT, `${FLIGHT}.svg`, `${ROUTE}?format=txt`, `${ROUTE}.csv`])(
    'is %s, for a day, by its name',
    async (path) => {
      const first = await get(path, { origin: 'https://example.org' });
      expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
      expect(first.headers.get('access-control-allow-origin')).toBe('*');
      expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^W\/"/);
      const again = await get(path, { 'if-none-match': etag });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    },
  );

  it('has another name in another cabin', async () => {
    const [economy, business] = await Promise.all([get(FLIGHT), get(`${FLIGHT}?cabin=business`)]);
    expect(economy.headers.get('etag')).not.toBe(business.headers.get('etag'));
  });
});

describe('no figure', () => {
  it.each([
    ['/v1/figures/flight/ZRH-QQQ-LX-52-20261221', 404, 'UNKNOWN_AIRPORT', 'No figure: No airport has the code QQQ.'],
    [
      '/v1/figures/flight/ZRH-BOS-LX-52-20200101?format=csv',
      400,
      'DATE_OUT_OF_WINDOW',
      /^No figure: There is no estimate for 2020/,
    ],
    [
      '/v1/figures/flight/ZRH-BOS-LX-52-20290101',
      400,
      'DATE_OUT_OF_WINDOW',
      /^No figure: There is no estimate for 2029/,
    ],
    [
      '/v1/figures/flight/ZRH-LHR-LX-316-20261221?format=txt&cabin=first',
      404,
      'NO_SUCH_CABIN',
      /no cabin of the class first\.$/,
    ],
    ['/v1/figures/route/BGY-CTA.txt?cabin=first', 404, 'NO_SUCH_CABIN', /no cabin of the class first\.$/],
    ['/v1/figures/route/ZRH-ZRH.txt', 404, 'SAME_AIRPORT', /^No figure: /],
  ])('%s is a line that says why, with status %i', async (path, expected, code, line) => {
    const { status, headers, text } = await get(path);
    expect([status, headers.get('x-unavailable-reason')]).toEqual([expected, code]);
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(headers.get('access-control-expose-headers')).toContain('X-Unavailable-Reason');
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(text).not.toContain('\n');
    expect(text).toMatch(line);
  });
});

describe('what is asked wrongly', () => {
  it.each([
    [
      '/v1/figures/flight/ZRH-BOS',
      /^departureDate: Give a date.* operatingCarrierCode: .*2-character.* flightNumber: /,
    ],
    ['/v1/figures/flight/ZRH-BOS-LX-52-20261232', /^departureDate: Give a date of the calendar/],
    [`${FLIGHT},BOS-ZRH-LX-53-20261228`, /^itinerary: Name one flight, such as ZRH-BOS-LX-52-20270110\.$/],
    ['/v1/figures/route/ZRH', /^destination: Give the 3-letter IATA code/],
    ['/v1/figures/route/ZRH-BOS-LX-52-20261221', /^itinerary: Name one route, such as ZRH-BOS\.$/],
    [`${FLIGHT}?cabin=steerage&unit=lb`, /^cabin: Give one of economy, .* unit: Give one of kg, g, t\.$/],
    [`${FLIGHT}.png?theme=auto`, /^theme: Give one of light, dark\.$/],
    [`${FLIGHT}.svg?format=txt`, /^format: The address ends in \.svg/],
    [`${FLIGHT}?cabin=economy&cabin=business`, /^cabin: Give this parameter once only\.$/],
    [`${FLIGHT}?unit=kg&lang=en&unit=kg&lang=de`, /^unit: Give this .* lang: Give this parameter once only\.$/],
    [`${FLIGHT}.png?width=5000`, /^width: Give one of 1200, 600, 300\.$/],
    [`${FLIGHT}?lang%0Aguage=en`, /^lang guage: No such parameter\. There are cabin, .*, theme, lang\.$/],
  ])('%s gets a line that names the part and its rule', async (path, line) => {
    const { status, headers, text } = await get(path);
    expect([status, text]).toEqual([400, expect.stringMatching(line)]);
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(headers.get('cache-control')).toBe('private');
  });

  it('is an error of one line, whatever stands in the address', { timeout: 120_000 }, async () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('ZRH', 'BOS', 'LX', '52', '20261221', '.svg', '.png', '-', '..', '%00'),
    );
    const query = fc.array(fc.tuple(fc.constantFrom('cabin', 'unit', 'format', 'shape', 'theme', 'x'), part), {
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('flight', 'route'),
        fc.array(part, { maxLength: 7 }),
        query,
        async (kind, parts, given) => {
          const asked = given.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&');
          const address = encodeURIComponent(parts.join('-').toWellFormed()).replaceAll('%2F', '/');
          const { status, headers, text } = await get(`/v1/figures/${kind}/${address}?${asked}`, {
            connection: 'close',
          });
          expect([200, 400, 404]).toContain(status);
          // Where a slash or two dots lead elsewhere, something else answers.
          const isLine = status === 400 && headers.get('content-type')?.startsWith('text/plain') === true;
          expect(isLine ? text : 'one line').toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u);
        },
      ),
    );
  });
});

describe('pictures', () => {
  it('say figure, range, cabin, whose it is and when it was read, in words for those who do not see them too', async () => {
    for (const shape of ['card', 'badge']) {
      const { headers, text } = await get(`${FLIGHT}.svg?shape=${shape}`);
      expect(headers.get('content-type')).toMatch(/^image\/svg\+xml/);
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      );
      const shown = text.replace(/<title.*<\/desc>/, '');
      const description = /<desc[^>]*>([^<]*)/.exec(text)?.[1];
      for (const words of [
        /About [\d,]+ kg CO2e/,
        /economy/,
        /between \d+ and [\d,]+ kg/,
        /open engine/,
        /2026-11-21/,
      ]) {
        expect(shown).toMatch(words);
        expect(description).toMatch(words);
      }
      expect(text).toMatch(/role="img" aria-labelledby="title"[^>]*><title id="title">LX 52, Zurich \(ZRH\) to Boston/);
      expect(text).toContain('prefers-color-scheme:dark');
      expect(text).not.toMatch(/<(script|image|foreignObject|use|a)\b|href|url\(/);
    }
  });

  it('are light, dark, or as the reader’s system is', async () => {
    const [auto, light, dark] = await Promise.all(
      ['auto', 'light', 'dark'].map(async (theme) => (await get(`${FLIGHT}.svg?theme=${theme}`)).text),
    );
    expect(auto).toContain('fill="#ffffff" class="fill-paper"');
    expect(light).toContain('fill="#ffffff"');
    expect(dark).toContain('fill="#0d1117"');
    expect(`${light} ${dark}`).not.toContain('<style');
  });

  it('are drawn as PNG, light and dark, large enough to read', async () => {
    const sizes = await Promise.all(
      ['', '?theme=dark', '?shape=badge', '?width=600', '?width=300'].map(async (query) => {
        const { status, headers, bytes } = await get(`${FLIGHT}.png${query}`);
        expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
        const view = new DataView(bytes.buffer);
        return [view.getUint32(16), view.getUint32(20), bytes.length] as const;
      }),
    );
    expect(sizes[0]?.slice(0, 2)).toEqual([1200, 630]);
    expect(sizes[2]?.[0]).toBeLessThan(900);
    expect(sizes[3]?.slice(0, 2)).toEqual([600, 315]);
    expect(sizes[4]?.slice(0, 2)).toEqual([300, 158]);
    // Letters take bytes: without a font there would be none.
    for (const [, , length] of sizes) expect(length).toBeGreaterThan(8000);
  });

  it('say that there is no figure, with status 404', async () => {
    const { status, headers, text } = await get('/v1/figures/flight/ZRH-QQQ-LX-52-20261221.svg?shape=badge');
    expect([status, headers.get('content-type')]).toEqual([404, expect.stringMatching(/^image\/svg/)]);
    expect(text).toContain('No airport has the code QQQ.');
  });
});

describe('the rate limit', () => {
  it('counts a figure by its work, and asks for no key', async () => {
    const guarded = { API_KEY_HASHES: 'a'.repeat(64), REQUESTS_PER_MINUTE: '30' };
    const limited = await serveApi(testServices(guarded));
    const picture = await get(`${FLIGHT}.png`, {}, limited);
    const cells = [];
    for (let at = 0; at < 12; at += 1) cells.push(await get(`${ROUTE}?format=txt`, {}, limited));
    await limited.close();
    expect(picture.status).toBe(200);
    expect(cells[0]?.status).toBe(200);
    const last = cells.at(-1);
    expect([last?.status, last?.text]).toEqual([429, expect.stringMatching(/^Resource has been exhausted/)]);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
