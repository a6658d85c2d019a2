import { createEstimator, directFirst } from '@tim/estimator';
import { buildFindIndex } from '@tim/find';
import type { MeetingQuestion } from '@tim/meet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSources } from '../../../../../build/find-files.ts';
import type { TypedMeeting } from '../../meet-types.ts';
import { meetData } from './meet-data.ts';
import { createMeetings } from './session.ts';

const sources = findSources();
const data = meetData(sources.tables, buildFindIndex(sources));
const estimator = createEstimator(sources.tables);

/** What the calculator gives for one person; nothing between a city and itself. */
function economyGrams(origin: string, destination: string): number {
  const found = estimator.typical({ origin, destination });
  return found.kind === 'estimated' ? (directFirst(found, 'economy').wellToWakeGramsPerPassenger.economy ?? 0) : 0;
}

async function meetings(progress: (places: number) => void = () => undefined) {
  const work = createMeetings(async () => data, progress);
  await work.load('');
  return work;
}

const work = await meetings();
const typed = (homes: string, more: Partial<TypedMeeting> = {}) => work.read({ homes, among: '', chosen: {}, ...more });
const TWELVE: MeetingQuestion = {
  homes: [
    { code: 'ZRH', people: 5 },
    { code: 'LON', people: 3 },
    { code: 'BOS', people: 2 },
    { code: 'NBO', people: 1 },
    { code: 'TYO', people: 1 },
  ],
  among: [],
  cabin: 'economy',
  isReturn: true,
  isByLandLeftOut: false,
  onlinePercent: 0,
};

describe('what somebody types', () => {
  it('is read as names of cities and airports, and codes', async () => {
    expect(await typed('Zürich 12, boston 4, 東京 3; LHR\n2 from New York')).toEqual({
      kind: 'read',
      homes: [
        { code: 'ZRH', people: 12 },
        { code: 'BOS', people: 4 },
        { code: 'TYO', people: 3 },
        { code: 'LHR', people: 1 },
        { code: 'NYC', people: 2 },
      ],
      among: [],
    });
    expect(await typed('zrh 2', { among: 'Paris, AMS' })).toMatchObject({ among: ['PAR', 'AMS'] });
  });

  it('may be the code of a railway station, which is told with an airport nearby', async () => {
    expect(await typed('Boston 2, QKL 3')).toMatchObject({
      problems: [
        { problem: { kind: 'unknown', text: 'QKL' }, station: { name: 'Cologne Hbf', near: { code: 'CGN' } } },
      ],
    });
  });

  it('is asked about once where a name has several places, by their names', async () => {
    const read = await typed('Sydney 2, Sydney 3', { among: 'Sydney' });
    expect(read).toMatchObject({
      problems: [
        {
          field: 'homes',
          problem: { kind: 'ambiguous', text: 'Sydney' },
          places: [
            { code: 'SYD', countryName: 'Australia' },
            { code: 'YQY', countryName: 'Canada' },
          ],
        },
      ],
    });
    expect(read.kind === 'problems' && read.problems).toHaveLength(1);
    expect(await typed('Sydney 2', { among: 'Sydney', chosen: { Sydney: 'YQY' } })).toMatchObject({
      homes: [{ code: 'YQY', people: 2 }],
      among: ['YQY'],
    });
  });

  it.each([
    ['Zurich 0', '', 'homes', 'number'],
    ['Zurich 2', 'Atlantis', 'among', 'unknown'],
  ])('"%s" among "%s" is wrong in %s: %s', async (homes, among, field, kind) => {
    expect(await typed(homes, { among })).toMatchObject({ problems: [{ field, problem: { kind } }] });
  });

  it('may be anything', async () => {
    const part = fc.oneof(
      fc.constantFrom('Zurich', 'LHR', 'Sydney', '12', '×', '(', ',', '\n', '\0', '<b>'),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 12 }), async (parts) => {
        const read = await typed(parts.join(' '), { among: parts.join(',') });
        expect(read.kind === 'problems' ? read.problems.length : read.homes.length).toBeGreaterThan(0);
      }),
    );
  });

  it('can be typed again as an answer writes it', async () => {
    const { written } = await work.rank(TWELVE);
    expect(written).toEqual({ ZRH: 'Zurich', LON: 'London', BOS: 'Boston', NBO: 'Nairobi', TYO: 'Tokyo' });
    const read = await typed(TWELVE.homes.map(({ code, people }) => `${written[code]} ${people}`).join(', '));
    expect(read).toMatchObject({ homes: TWELVE.homes });
  });
});

describe('where twelve people of five cities meet', () => {
  it('is where the calculator’s figures add up to least', async () => {
    const told: number[] = [];
    const { places, considered } = await (await meetings((done) => told.push(done))).rank(TWELVE);
    expect(considered).toBe(600);
    expect(told[0]).toBe(0);
    expect(told.at(-1)).toBe(600);
    expect(places).toHaveLength(10);
    for (const { code, grams } of places.slice(0, 3)) {
      const sums = TWELVE.homes.map(
        ({ code: home, people }) => people * (economyGrams(home, code) + economyGrams(code, home)),
      );
      expect(grams).toBe(sums.reduce((sum, one) => sum + one, 0));
    }
    expect(places.map(({ grams }) => grams)).toEqual(places.map(({ grams }) => grams).toSorted((a, b) => a - b));
    expect(places[0]).toMatchObject({ code: 'ZRH', name: 'Zurich', countryName: 'Switzerland', isClear: false });
  });

  it('is among the places that they name', async () => {
    const { places } = await work.rank({ ...TWELVE, among: ['BOS', 'LIL', 'NBO'] });
    expect(places.map(({ code }) => code)).toEqual(['LIL', 'BOS', 'NBO']);
    expect(places.at(-1)?.isClear).toBe(true);
  });

  it('changes with who takes part online', async () => {
    const { places } = await work.rank({ ...TWELVE, onlinePercent: 20 });
    expect(places[0]?.shares.map(({ home, online }) => [home.code, online])).toEqual([
      ['ZRH', 0],
      ['LON', 0],
      ['BOS', 1],
      ['NBO', 0],
      ['TYO', 1],
    ]);
  });

  it('leaves out by land what is near, where that is asked for', async () => {
    const { places } = await work.rank({ ...TWELVE, isByLandLeftOut: true, among: ['PAR'] });
    expect(places[0]?.shares.map(({ journey }) => journey.kind)).toEqual([
      'by-land',
      'by-land',
      'flight',
      'flight',
      'flight',
    ]);
  });

  it('names the home that no place is reached from', async () => {
    const { places, unreached, unconnected } = await work.rank({
      ...TWELVE,
      homes: [
        { code: 'ZRH', people: 1 },
        { code: 'DRW', people: 1 },
      ],
      among: ['GVA'],
    });
    expect([places.length, unreached]).toEqual([0, 1]);
    expect(unconnected).toMatchObject([{ name: 'Darwin', places: 1 }]);
  });

  it('has cities nearby, each with its total', async () => {
    await work.rank(TWELVE);
    expect(await work.near('ZRH')).toHaveLength(4);
  });
});

describe('an answer as a file', () => {
  it('has a row for each place and home, with the totals of the page', async () => {
    const { places } = await work.rank(TWELVE);
    const [header, first, ...others] = (await (await work.csv(false)).text()).trimEnd().split('\n');
    expect(header).toMatch(/^rank,place,place_name,country,kg_co2e,/);
    expect(first).toMatch(new RegExp(`^1,ZRH,Zurich,Switzerland,${(places[0]?.grams ?? 0) / 1000},`));
    expect(others).toHaveLength(places.length * 5 - 1);
    expect(new Uint8Array(await (await work.csv(true)).arrayBuffer()).slice(0, 3)).toEqual(
      new Uint8Array([0xef, 0xbb, 0xbf]),
    );
    expect(new Uint8Array(await (await work.xlsx()).slice(0, 2).arrayBuffer())).toEqual(new Uint8Array([0x50, 0x4b]));
  });

  it('as a record holds the question, the data and every figure', async () => {
    const { places } = await work.rank(TWELVE);
    const record = JSON.parse(await (await work.record()).text()) as Record<string, unknown>;
    expect(record).toMatchObject({
      question: TWELVE,
      madeWith: { engineVersion: expect.any(String), dataHash: expect.any(String) },
      places: places.map(({ code, grams }) => ({ code, grams })),
    });
  });

  it('is none before there is an answer, nor an answer before there is data', async () => {
    const fresh = await meetings();
    await expect(fresh.csv(true)).rejects.toThrow('no meeting');
    const empty = createMeetings(
      () => Promise.reject(new Error('no line')),
      () => undefined,
    );
    await expect(empty.load('')).rejects.toThrow('no line');
    await expect(empty.rank(TWELVE)).rejects.toThrow('no data');
  });
});
