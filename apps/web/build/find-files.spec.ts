import { brotliCompressSync } from 'node:zlib';
import {
  createCarrierSearch,
  createPlaceSearch,
  type FindIndex,
  type FlightNumbers,
  type PlaceSearch,
} from '@tim/find';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '@tim/languages';
import { findFiles, indexFile } from './find-files.ts';

/** The most that the index may weigh, as brotli makes it. */
const MOST_INDEX_BYTES = 120_000;

const { folder, files } = findFiles();
const jsonOf = (name: string) => files.find((file) => file.name === name)?.json ?? '{}';
const index = JSON.parse(jsonOf('index.json')) as FindIndex;
const places = createPlaceSearch(index);
const carriers = createCarrierSearch(index);
/** The search in each language, made once. */
const searches = new Map<LanguageCode, PlaceSearch>([['en', places]]);
function placesIn(language: LanguageCode): PlaceSearch {
  const own =
    searches.get(language) ?? createPlaceSearch(JSON.parse(jsonOf(indexFile(language))) as FindIndex, language);
  searches.set(language, own);
  return own;
}
const found = (text: string) => places.find(text, true, 12).map(({ code }) => code);

describe('the files of the search', () => {
  it('stand in a folder named after what they hold, the index within its weight', () => {
    expect(folder).toMatch(/^assets\/find-[\w-]{8}$/);
    const bytes = LANGUAGE_CODES.map((language) => brotliCompressSync(jsonOf(indexFile(language))).length);
    expect(Math.max(...bytes)).toBeLessThan(MOST_INDEX_BYTES);
    expect([index.airports.length > 3000, index.carriers.length > 600]).toEqual([true, true]);
  });

  it.each([
    ['London', ['LON', 'LHR']],
    ['munchen', ['MUC']],
    ['München', ['MUC']],
    ['Munich', ['MUC']],
    ['wien', ['VIE']],
    ['genf', ['GVA']],
    ['Genève', ['GVA']],
    ['new yrok', ['NYC']],
    ['new york', ['NYC', 'JFK', 'EWR', 'LGA']],
    ['zürich', ['ZRH']],
    ['sao paulo', ['SAO', 'GRU', 'CGH']],
    ['JFK', ['JFK']],
    ['roma', ['ROM', 'FCO']],
    ['kuala lumpur', ['KUL']],
    ['brussels', ['BRU']],
    ['mexico city', ['MEX']],
    ['tokio', ['TYO', 'HND', 'NRT']],
    ['mailand', ['MIL', 'MXP']],
  ])('find "%s"', (text, first) => {
    expect(found(text).slice(0, first.length)).toEqual(first);
  });

  it.each([
    ['swiss', 'LX'],
    ['british airwais', 'BA'],
    ['lufthansa', 'LH'],
    ['klm', 'KL'],
    ['air france', 'AF'],
    ['easyjet', 'U2'],
    ['fedex', 'FX'],
    ['FX', 'FX'],
    ['cargolux', 'CV'],
  ])('find the carrier "%s"', (text, first) => {
    expect(carriers.find(text, 3)[0]?.code).toBe(first);
  });

  it.each<readonly [LanguageCode, string, string]>([
    ['de', 'Genf', 'Schweiz'],
    ['fr', 'Genève', 'Suisse'],
    ['es', 'Ginebra', 'Suiza'],
    ['ja', 'ジュネーブ', 'スイス'],
    ['en', 'Geneva', 'Switzerland'],
  ])(
    'show a city and its country in %s, and find both by their English names too: %s, %s',
    (language, city, country) => {
      const own = placesIn(language);
      const { cityName, countryName } = own.named('GVA') ?? {};
      expect([cityName, countryName]).toEqual([city, country]);
      for (const text of [city, 'Geneva', 'Genf', `${city} ${country}`]) {
        expect(own.find(text, true, 1).map(({ code }) => code)).toEqual(['GVA']);
      }
      expect(own.find('Switzerland', true, 1).map(({ code }) => code)).toEqual(['ZRH']);
    },
  );

  it.each([
    ['ニューヨーク', 'NYC'],
    ['東京', 'TYO'],
    ['ロンドン', 'LON'],
    ['ろんどん', 'LON'],
    ['ＬＨＲ', 'LHR'],
    ['Nueva York', 'NYC'],
    ['Londres', 'LON'],
    ['Glasgow', 'GLA'],
  ])('find "%s" in every language', (text, first) => {
    const firsts = LANGUAGE_CODES.map((language) => placesIn(language).find(text, true, 1)[0]?.code);
    expect([...new Set(firsts)]).toEqual([first]);
  });

  it('have the place of every code first when the code is typed', () => {
    const codes = [...index.airports.map(([code]) => code), ...index.metropolises];
    expect(codes.filter((code) => found(code.toLowerCase())[0] !== code)).toEqual([]);
    expect(
      [...index.carriers, ...index.freightCarriers].filter(([code]) => carriers.find(code, 1)[0]?.code !== code),
    ).toEqual([]);
  });

  it('leave out airports that closed, and carriers that are gone', () => {
    expect(found('berlin')).toContain('BER');
    expect(['TXL', 'ISL'].map((code) => places.named(code))).toEqual([undefined, undefined]);
    expect(carriers.named('AB')).toBeUndefined();
  });

  it('have the carriers of freight as such', () => {
    expect(['5X', 'FX', 'LX'].map((code) => carriers.named(code)?.isFreight)).toEqual([true, true, false]);
  });

  it('know the flight numbers of a route by carrier', () => {
    const numbers = JSON.parse(jsonOf('flights/LX.json')) as FlightNumbers;
    expect(numbers['ZRHBOS']).toContain(52);
    expect(numbers['BOSZRH']).not.toContain(52);
  });
});
