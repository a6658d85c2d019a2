import { describe, expect, it } from 'vitest';
import { serveApi } from '../../testing/served-api.ts';
import { servedThroughout } from '../../testing/served-throughout.ts';

const FLIGHT = '/v1/figures/flight/ZRH-BOS-LX-52-20261221';
const ROUTE = '/v1/figures/route/LHR-JFK';

const api = servedThroughout(() => serveApi());

const get = (path: string) => fetch(`${api.url}${path}`);
const text = async (path: string) => (await get(path)).text();

describe('the language of a figure', () => {
  it.each([
    ['en', 'Zurich', 'London', 'New York'],
    ['de', 'Zürich', 'London', 'New York'],
    ['fr', 'Zurich', 'Londres', 'New York'],
    ['es', 'Zúrich', 'Londres', 'Nueva York'],
    ['ja', 'チューリッヒ', 'ロンドン', 'ニューヨーク'],
  ])('names its cities: %s', async (lang, zurich, london, newYork) => {
    expect(JSON.parse(await text(`${FLIGHT}?lang=${lang}`))).toMatchObject({ originName: zurich });
    const route = { originName: london, destinationName: newYork };
    expect(JSON.parse(await text(`${ROUTE}?lang=${lang}`))).toMatchObject(route);
  });

  it('is English where nobody asks for another, and leaves the number alone', async () => {
    expect(await text(FLIGHT)).toBe(await text(`${FLIGHT}?lang=en`));
    expect(await text(`${FLIGHT}.txt?lang=de`)).toBe(await text(`${FLIGHT}.txt`));
  });

  it.each([
    [`${FLIGHT}?lang=de-CH`, 'lang: Give one of en, de, fr, es, ja.'],
    [`${FLIGHT}.png?lang=ja`, 'lang: 次のいずれかを指定してください：en、de、fr、es。'],
  ])('is refused where there is none of it: %s', async (path, line) => {
    const refused = await get(path);
    expect([refused.status, await refused.text()]).toEqual([400, line]);
  });

  it.each([
    ['ZRH-QQQ-LX-52-20261221.svg?lang=de', 'Kein Flughafen hat den Code QQQ.'],
    ['ZRH-QQQ-LX-52-20261221.svg?lang=de&shape=badge', 'LX 52 ZRH–QQQ, 21.12.2026'],
    ['ZRH-LHR-LX-316-20261221.txt?lang=fr&cabin=first', 'Aucun chiffre\u00a0: Cet avion n’a pas de cabine première.'],
    ['ZRH-LHR-LX-316-20261221.csv?lang=ja&cabin=first', '数値なし：この機材にファーストクラスはありません。'],
    ['ZRH-QQQ-LX-52-20261221?lang=es', 'Sin cifra: Ningún aeropuerto'],
  ])('says why there is no figure: %s', async (path, said) => {
    const none = await get(`/v1/figures/flight/${path}`);
    const body = await none.text();
    expect(none.status).toBe(404);
    expect(body).toContain(said);
    expect(body).not.toMatch(/No figure|There is|No airport/);
  });

  it('is that of a picture’s words and dates', async () => {
    const german = await text(`${FLIGHT}.svg?lang=de`);
    expect(german).toContain('lang="de"');
    expect(german).toMatch(/<title id="title">LX 52, Zürich \(ZRH\)\u00a0– Boston \(BOS\), 21\.12\.2026/);
    expect(german).toMatch(/Etwa [\d.]+ kg CO2e/);
    expect(await text(`${ROUTE}.svg?lang=ja&shape=badge`)).toContain('ロンドン（LHR）');
    expect((await get(`${FLIGHT}.png?lang=fr`)).headers.get('content-type')).toBe('image/png');
  });
});
