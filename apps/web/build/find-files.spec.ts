import { brotliCompressSync } from 'node:zlib';
import {
  buildFindIndex,
  createCarrierSearch,
  createPlaceSearch,
  routesOfNumber,
  type FindIndex,
  type FlightNumbers,
  type PlaceSearch,
} from '@tim/find';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '@tim/languages';
import { findFiles, findSources, indexFile } from './find-files.ts';

/** The most that the index may weigh, as brotli makes it. */
const MOST_INDEX_BYTES = 120_000;

/** What a key in the field of carriers may look through at most; a search through as many takes about half a millisecond. */
const MOST_CARRIERS_OF_A_LETTER = 600;
const MOST_CARRIER_LETTERS = 30_000;

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
const japaneseCarriers = createCarrierSearch(JSON.parse(jsonOf(indexFile('ja'))) as FindIndex);
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
    ['EGLL', ['LHR']],
    ['munchen', ['MUC']],
    ['wien', ['VIE']],
    ['new yrok', ['NYC']],
    ['new york', ['NYC', 'JFK', 'EWR', 'LGA']],
    ['zürich', ['ZRH']],
    ['sao paulo', ['SAO', 'GRU', 'CGH']],
    ['roma', ['ROM', 'FCO']],
    ['kuala lumpur', ['KUL']],
    ['brussels', ['BRU']],
    ['mexico city', ['MEX']],
    ['tokio', ['TYO', 'HND', 'NRT']],
    ['mailand', ['MIL', 'MXP']],
    // Its old airport comes after the one that it has today.
    ['Doha', ['DOH']],
    // A railway station leads to the airport nearby.
    ['QKL', ['CGN']],
  ])('find "%s"', (text, first) => {
    expect(found(text).slice(0, first.length)).toEqual(first);
  });

  it.each([
    ['swiss', 'LX'],
    ['british airwais', 'BA'],
    ['lufthansa', 'LH'],
    ['klm', 'KL'],
    ['easyjet', 'U2'],
    ['fedex', 'FX'],
  ])('find the carrier "%s"', (text, first) => {
    expect(carriers.find(text, 3)[0]?.code).toBe(first);
  });

  it.each([
    ['全日空', 'NH', '全日空'],
    ['All Nippon', 'NH', '全日空'],
    ['日本航空', 'JL', '日本航空'],
    ['ジャル', 'JL', '日本航空'],
    ['ルフトハンザ', 'LH', 'ルフトハンザドイツ航空'],
    ['エールフランス', 'AF', 'エールフランス航空'],
    ['大韓航空', 'KE', '大韓航空'],
    ['中国国際航空', 'CA', '中国国際航空'],
    ['ブリティッシュエアウェイズ', 'BA', 'ブリティッシュ・エアウェイズ'],
    ['フェデックス', 'FX', 'フェデックス'],
  ])('find the carrier "%s", and show it in Japanese', (text, code, name) => {
    expect(japaneseCarriers.find(text, 1).map((carrier) => [carrier.code, carrier.name])).toEqual([[code, name]]);
    expect(carriers.find(text, 1)[0]?.code).toBe(code);
  });

  it('show in English the carriers’ names as the tables have them', () => {
    const { tables } = findSources();
    expect(index.carriers.filter(([code, , name]) => name !== tables.carriers.find(code)?.name)).toEqual([]);
  });

  it('have no more to look through at a key than there is time for: carriers by a letter, and letters of all', () => {
    for (const language of LANGUAGE_CODES) {
      const own = JSON.parse(jsonOf(indexFile(language))) as FindIndex;
      const texts = [...own.carriers, ...own.freightCarriers].map((row) => row.join(' ').toLowerCase());
      const initials = texts.flatMap((text) => [...new Set(text.match(/(?<!\p{L})\p{L}/gu))]);
      const byInitial = Map.groupBy(initials, (initial) => initial);
      expect(Math.max(...Array.from(byInitial.values(), ({ length }) => length))).toBeLessThan(
        MOST_CARRIERS_OF_A_LETTER,
      );
      expect(texts.join('').length).toBeLessThan(MOST_CARRIER_LETTERS);
    }
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

  it.each<readonly [LanguageCode, string, string, string]>([
    ['ja', '成田', 'NRT', '成田国際空港'],
    ['ja', '羽田', 'HND', '羽田空港'],
    ['ja', 'ヒースロー', 'LHR', 'ロンドン・ヒースロー空港'],
    ['de', 'genf', 'GVA', 'Flughafen Genf'],
    ['de', 'Flughafen London-Hea', 'LHR', 'Flughafen London-Heathrow'],
    ['de', 'heathrow', 'LHR', 'Flughafen London-Heathrow'],
    ['fr', 'aeroport de geneve', 'GVA', 'Aéroport de Genève'],
    ['fr', 'aéroport d’athè', 'ATH', 'Aéroport d’Athènes-Eleftherios Venizelos'],
    ['es', 'barajas', 'MAD', 'Aeropuerto de Madrid-Barajas'],
    ['en', '成田', 'NRT', 'Narita International Airport'],
    ['en', 'genf', 'GVA', 'Geneva Cointrin International Airport'],
  ])('show an airport in %s by its name in that language: "%s" finds %s', (language, text, code, name) => {
    const own = placesIn(language);
    expect(own.find(text, true, 1).map((place) => [place.code, place.name])).toEqual([[code, name]]);
    expect(own.called(name, true)?.code).toBe(code);
  });

  it.each(LANGUAGE_CODES)('call an airport with two codes the same under both, in %s', (language) => {
    expect(placesIn(language).named('EAP')?.name).toBe(placesIn(language).named('BSL')?.name);
  });

  it('have in English no name of an airport in another language to show', () => {
    const sources = findSources();
    const cityNames = sources.cityNames.filter(({ use }) => use !== 'airport-shown');
    expect(index).toEqual(buildFindIndex({ ...sources, cityNames }));
  });

  it.each(LANGUAGE_CODES)('have no airport first in %s for the word that stands before its name', (language) => {
    const firsts = ['f', 'a'].map((text) => placesIn(language).find(text, true, 1)[0]?.code);
    expect(firsts).toEqual(['DFW', 'ATL']);
  });

  it.each([
    ['ニューヨーク', 'NYC'],
    ['東京', 'TYO'],
    ['ろんどん', 'LON'],
    ['ＬＨＲ', 'LHR'],
    ['Αθήνα', 'ATH'],
    ['תל אביב', 'TLV'],
    ['मुंबई', 'BOM'],
    ['กรุงเทพ', 'BKK'],
    ['София', 'SOF'],
    ['თბილისი', 'TBS'],
    ['Երևան', 'EVN'],
    ['ঢাকা', 'DAC'],
    ['لاہور', 'LHE'],
    ['Đà Nẵng', 'DAD'],
    ['岡山', 'OKJ'],
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

  it.each([
    ['Berlin Tegel', 'TXL'],
    ['tegel', 'TXL'],
    ['TXL', 'TXL'],
    ['Istanbul Atatürk', 'ISL'],
    ['Doncaster', 'DSA'],
    ['begumpet', 'BPM'],
    ['Sde Dov', 'SDV'],
  ])('have the closed airport that "%s" means', (text, code) => {
    expect(places.find(text, true, 3)).toEqual([expect.objectContaining({ code, isClosed: true })]);
  });

  it('lead to no airport that closed where an open place is meant', () => {
    const closed = new Set(index.closedAirports.map(([code]) => code));
    const cities = ['berlin', 'istanbul', 'luanda', 'phnom penh', 'siem reap', 'dakar', 'eilat', 'tripoli', 'medan'];
    expect(cities.filter((text) => found(text).length === 0 || found(text).some((code) => closed.has(code)))).toEqual(
      [],
    );
    expect(index.airports.filter(([code]) => closed.has(code))).toEqual([]);
  });

  it('have an open airport near each railway station that has one', () => {
    const open = new Set(index.airports.map(([code]) => code));
    expect(index.stations.filter(([, , airport]) => airport !== '' && !open.has(airport))).toEqual([]);
    expect(index.stations.length).toBeGreaterThan(300);
  });

  it('have the carriers of freight as such, and none that is gone', () => {
    expect(['FX', 'LX', 'AB'].map((code) => carriers.named(code)?.isFreight)).toEqual([true, false, undefined]);
  });

  it('know the flight numbers of a route by carrier', () => {
    const numbers = JSON.parse(jsonOf('flights/LX.json')) as FlightNumbers;
    expect(numbers['ZRHBOS']).toContain(52);
    expect(numbers['BOSZRH']).not.toContain(52);
    expect(routesOfNumber(numbers, 40)).toEqual([{ origin: 'ZRH', destination: 'LAX' }]);
    expect(
      routesOfNumber({ ZRHBOS: [1], ZRHLHR: [1, 2], LHRZRH: [2] }, 1).map(({ destination }) => destination),
    ).toEqual(['LHR', 'BOS']);
  });
});
