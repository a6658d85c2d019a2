import { describe, expect, it } from 'vitest';
import { serveApi } from '../../testing/served-api.ts';
import { servedThroughout } from '../../testing/served-throughout.ts';

const api = servedThroughout(() => serveApi());

type Json = Readonly<Record<string, unknown>>;

async function get(path: string) {
  const response = await fetch(`${api.url}${path}`);
  return { status: response.status, text: await response.text() };
}

const page = (path: string) => `/v1/oembed?url=${encodeURIComponent(`https://demo-test.web.app${path}`)}`;

describe('oEmbed', () => {
  it('has a frame and a card of a result, as large as there is room', async () => {
    const { status, text } = await get(
      `${page('/lookup/flight?itinerary=ZRH-BOS-LX-52-20261221&cabin=business')}&maxwidth=400`,
    );
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'LX52, ZRH to BOS, 2026-12-21',
      width: 400,
      html: expect.stringContaining(
        'src="https://demo-test.web.app/embed/figure?flight=LX52&amp;from=ZRH&amp;to=BOS&amp;cabin=business&amp;date=2026-12-21"',
      ),
      thumbnail_url: 'https://demo-test.web.app/v1/figures/flight/ZRH-BOS-LX-52-20261221.png?cabin=business&width=300',
      thumbnail_width: 300,
    });
    const route = JSON.parse((await get(page('/lookup/route?itinerary=LHR-JFK'))).text) as Json;
    expect(route).toMatchObject({ title: 'LHR to JFK', thumbnail_url: expect.stringMatching(/route\/LHR-JFK\.png$/) });
  });

  it.each([
    ['', 1200, 630],
    ['&maxwidth=1199', 600, 315],
    ['&maxwidth=2000&maxheight=500', 600, 315],
    ['&maxwidth=300&maxheight=158', 300, 158],
  ])('has a picture that fits the room: "%s"', async (room, width, height) => {
    const { text } = await get(page('/lookup/route?itinerary=LHR-JFK') + room);
    const found = JSON.parse(text) as Json;
    expect([found['thumbnail_width'], found['thumbnail_height']]).toEqual([width, height]);
    const asked = new URL(String(found['thumbnail_url'])).searchParams.get('width') ?? '1200';
    expect(Number(asked)).toBe(width);
  });

  it('has no picture where there is room for none', async () => {
    const { text } = await get(`${page('/lookup/route?itinerary=LHR-JFK')}&maxwidth=299`);
    expect(Object.keys(JSON.parse(text) as Json).filter((name) => name.startsWith('thumbnail'))).toEqual([]);
  });

  it.each([
    ['de', 'LX52, ZRH\u00a0– BOS, 21.12.2026', '?lang=de'],
    ['ja', 'LX52、ZRH→BOS、2026年12月21日', ''],
  ])('is in the language of the result: %s', async (lang, title, picture) => {
    const { status, text } = await get(page(`/${lang}/lookup/flight?itinerary=ZRH-BOS-LX-52-20261221`));
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      title,
      html: expect.stringContaining(`&amp;lang=${lang}&amp;date=2026-12-21"`),
      thumbnail_url: `https://demo-test.web.app/v1/figures/flight/ZRH-BOS-LX-52-20261221.png${picture}`,
    });
    expect((await get(`/v1/figures/flight/ZRH-BOS-LX-52-20261221.png${picture}`)).status).toBe(200);
  });

  it.each([
    [page('/faq'), 404],
    [page('/it/lookup/route?itinerary=LHR-JFK'), 404],
    [page('/lookup/route?itinerary=LHR-JFK&cabin=first&cabin=business'), 400],
    [`${page('/lookup/route?itinerary=LHR-JFK')}&maxwidth=300&maxwidth=400`, 400],
    ['/v1/oembed?url=https%3A%2F%2Fevil.example%2Flookup%2Froute%3Fitinerary%3DLHR-JFK', 404],
    [page('/lookup/route?itinerary="><script>'), 400],
    [page('/lookup/flight?itinerary=ZRH-BOS'), 400],
    ['/v1/oembed', 400],
    [`${page('/lookup/route?itinerary=LHR-JFK')}&maxwidth=-1`, 400],
    [`${page('/lookup/route?itinerary=LHR-JFK')}&format=xml`, 501],
  ])('refuses %s with status %i, in a line', async (path, expected) => {
    const { status, text } = await get(path);
    expect(status).toBe(expected);
    expect(text).toMatch(/^[^\n<]+$/);
  });
});
