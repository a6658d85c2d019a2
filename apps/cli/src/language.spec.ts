import { readFileSync, writeFileSync } from 'node:fs';
import { answeredDays } from '@tim/batch';
import { pseudo } from '@tim/languages';
import { describe, expect, it } from 'vitest';

import { flightLines } from './flight-lines.ts';
import { estimator, keepPrinted, SETTINGS, tables } from './host.fixture.ts';
import { optionsLines } from './options-lines.ts';
import { routeLines } from './route-lines.ts';
import { spokenIn, type Spoken } from './spoken.ts';
import { temporaryFolder } from './temporary-folder.fixture.ts';

const { printed, run } = keepPrinted();

const file = temporaryFolder();

const { manner, ...english } = spokenIn('en');
const PSEUDO: Spoken = { ...pseudo(english), manner };

const SAME = { kind: 'unavailable', reason: 'SAME_AIRPORT', field: 'destination', value: 'ZRH' } as const;

/** Words outside of what is translated: no code, no number and no airline's name. */
const plainWords = (lines: readonly string[], names: readonly string[] = []): readonly string[] =>
  lines
    .map((line) => names.reduce((left, name) => left.replaceAll(name, ''), line.replaceAll(/⟦[^⟧]*⟧/gu, '')))
    .flatMap((line) => line.match(/\b[a-z]{3,}\b/gu) ?? []);

/** Tables whose editions stand beside no number. */
const NOT_SHOWN: readonly string[] = ['airports', 'carriers', 'families', 'list-codes', 'partners'];

describe('an answer of the command line', () => {
  const lines = {
    carrierName: (code: string) => tables.carriers.find(code)?.name,
    placeText: (code: string) => code,
    spoken: PSEUDO,
  };
  const date = { year: 2026, month: 12, day: 21 };

  it('has no word of its own beside those that are translated', () => {
    const query = { origin: 'ZRH', destination: 'BOS', carrierCode: 'LX', flightNumber: 52, departureDate: date };
    const window = answeredDays(date);
    const flight = estimator.flight(query, { window, includesWorking: true });
    const typical = estimator.typical(query, { includesWorking: true });
    const options = estimator.options(query, date, window);
    const tegel = { ...query, origin: 'TXL' };
    const closed = estimator.typical(tegel);
    if (
      flight.kind === 'unavailable' ||
      typical.kind === 'unavailable' ||
      closed.kind === 'unavailable' ||
      'kind' in options
    )
      throw new Error('no answer');
    expect(plainWords(flightLines(query, flight, lines))).toEqual([]);
    expect(plainWords(routeLines(query, typical, lines))).toEqual([]);
    const names = [
      ...options.flatMap(({ legs }) => legs.map(({ carrierName }) => carrierName)),
      'Tegel',
      'Brandenburg',
    ];
    expect(plainWords(optionsLines(query, options, closed.closedAirports, lines), names)).toEqual([]);
  });

  it('has the editions of all tables in the language, but for names of data sets', () => {
    const { words } = spokenIn('ja');
    const names = ['vradarserver standing-data', 'opentraveldata', 'flightyco2 seat configurations', 'geo-tz', 'brief'];
    const editions = tables.origins.flatMap(({ table, sources }) =>
      NOT_SHOWN.includes(table) ? [] : sources.map(({ edition }) => edition),
    );
    const said = editions.map((sourceVersion) => words.edition({ basis: { kind: 'global-default' }, sourceVersion }));
    expect(plainWords(said, names)).toEqual([]);
    expect(said).toContain('航空会社別の客室仕様、2025～2026年3月');
  });
});

describe('--lang', () => {
  it.each([
    ['de', 'LX 52 (Swiss International Air Lines), Zürich (ZRH) nach Boston (BOS), 1. Dez. 2026', /^Economy +\d+,\d/m],
    ['fr', 'LX 52 (Swiss International Air Lines), Zurich (ZRH) – Boston (BOS), 1er déc. 2026', /^Économique +\d+,\d/m],
    ['es', 'LX 52 (Swiss International Air Lines), de Zúrich (ZRH) a Boston (BOS), 1 dic 2026', /^Turista +\d+,\d/m],
    [
      'ja',
      'LX 52 (スイス・インターナショナル・エアラインズ)、チューリッヒ (ZRH)→ボストン (BOS)、2026年12月1日',
      /^エコノミー +\d+\.\d/m,
    ],
  ])('speaks %s: names, dates and numbers', async (language, title, economy) => {
    expect(await run('flight', 'ZRH', 'BOS', 'LX', '52', '2026-12-01', '--lang', language)).toBe(0);
    expect(printed.text.split('\n')[0]).toBe(title);
    expect(printed.text).toMatch(economy);
    expect(printed.text).not.toMatch(/\b(?:the|not|flight)\b/);
  });

  it('calls airlines and airports as the language does', async () => {
    await run('flight', 'LHR', 'NRT', 'NH', '212', '2026-12-21', '--lang', 'ja');
    expect(printed.text.split('\n')[0]).toBe('NH 212 (全日空)、ロンドン (LHR)→東京 (NRT)、2026年12月21日');
    expect(printed.text).toContain('確認されている全日空の保有機材');
    await run('flight', 'ZRH', 'BOS', 'NH', '52', '2026-12-01', '--lang', 'ja');
    expect(printed.text).toContain('全日空 (NH)');
    await run('options', 'LHR', 'NRT', '2026-12-21', '--lang', 'ja');
    expect(printed.text).toMatch(/JL 402\/404 LHR-NRT 日本航空：\S/);
    expect(printed.text).not.toMatch(/All Nippon|Japan Airlines/);
    await run('route', 'TXL', 'ZRH', '--lang', 'fr');
    expect(printed.text).toContain('Aéroport de Berlin-Brandebourg');
  });

  it('leaves the figures and their JSON as they are', async () => {
    await run('route', 'ZRH', 'BOS', '--json');
    const inEnglish = printed.text;
    await run('route', 'ZRH', 'BOS', '--json', '--lang', 'ja');
    expect(printed.text).toBe(inEnglish);
  });

  it('says the reason in the language', async () => {
    expect(await run('flight', 'ZRH', 'BOS', 'QF', '52', '2026-12-01', '--lang', 'de')).toBe(1);
    expect(printed.text).toMatch(/Fluggesellschaften/);
    expect(await run('flight', 'TXL', 'MUC', 'LH', '2029', '2026-12-01', '--lang', 'de')).toBe(1);
    expect(printed.text).toMatch(/^Flughafen Berlin-Tegel \(TXL\)/);
  });

  it('names the languages where it is another', async () => {
    await expect(run('route', 'ZRH', 'BOS', '--lang', 'xx')).rejects.toThrow(/"de"|de, fr/);
  });

  it('has a list in the language: a second line of names, totals, and why rows have no figure or are skipped', async () => {
    const [list, out] = [file('list.csv'), file('out.csv')];
    const rows = ['ZRH;BOS;;1.245,50', 'ZRH;BOS;bald;', 'ZRH;BOS;2018-03-01;', 'ZRH;ZRH;;', 'Bern Hbf;Basel Hbf;;'];
    writeFileSync(list, ['Von;Nach;Datum;Preis', ...rows, ''].join('\n'));
    expect(await run('batch', list, '--out', out, ...SETTINGS, '--lang', 'de')).toBe(0);
    expect(printed.text).toMatch(/^1 von 4 Zeilen mit Wert: 0,\d{3} t CO2e Well-to-Wake/m);
    expect(printed.text).toMatch(/^ +0,\d{3} t CO2e {2}typisch für die Strecke$/m);
    expect(printed.text).toMatch(/^ +1 {2}Zeile 3: Datum: „bald“ lässt sich nicht sicher als Datum lesen/m);
    expect(printed.text).toMatch(/^ +1 {2}Zeile 4: Für 2018 gibt es keine Werte/m);
    expect(printed.text).toMatch(/^ +1 {2}Bahn$/m);
    expect(printed.text).not.toMatch(/\b[A-Z]+_[A-Z_]+\b/);

    const text = readFileSync(out, 'utf8');
    const [names = '', titles = '', first = ''] = text.split(/\r?\n/);
    expect(names).toMatch(/^Von;Nach;Datum;Preis;tim_status;tim_kg_co2e;/);
    expect(titles).toMatch(/^;;;;Ergebnis;"?kg CO2e, alle Fluggäste"?;/);
    expect(first).toMatch(/^ZRH;BOS;;1\.245,50;figure;\d+,\d{3};/);
    expect(text).toMatch(/;INVALID_ROW;"?Datum: „bald“ /);
    expect(text).toContain(spokenIn('de').words.unavailable(SAME));
    expect(text).not.toMatch(/;SAME_AIRPORT;Origin|There are no figures/);
  });

  it.each([
    ['de', 'a,b\n1,2\n', 'list.csv', /^Keine Spalten für Start und Ziel unter: a, b\. Bitte nennen: --columns origin=/],
    ['ja', 'no json\n', 'list.ndjson', /^リストはNDJSONではありません。1行目/],
  ])('says in %s why a whole list cannot be read', async (language, text, name, message) => {
    const list = file(name);
    writeFileSync(list, text);
    await expect(run('batch', list, '--lang', language)).rejects.toThrow(message);
  });
});
