import { describe, expect, it } from 'vitest';
import { NOW } from '../testing/served-api.ts';
import { askBatch, LX52, serveBatches } from '../testing/served-batches.ts';
import type { BatchAnswer } from '../testing/served-batches.ts';
import { servedThroughout } from '../testing/served-throughout.ts';
import { estimator as sharedEstimator, tables } from '../testing/tables.ts';
import { batchAnswerer } from './answer-calls.ts';

const served = servedThroughout(serveBatches);

const ask = (body: unknown, headers = {}) => askBatch(served, body, headers);

const repliesTo = async (calls: readonly unknown[], userDefinedContext?: object) =>
  (await ask({ ...request, userDefinedContext, calls })).replies;

/** The request of BigQuery's documentation, "Work with remote functions". */
const request = {
  requestId: '124ab1c',
  caller: '//bigquery.googleapis.com/projects/myproject/jobs/myproject:US.bquxjob_5b4c112c_17961fafeaf',
  sessionUser: 'test-user@test-company.com',
  userDefinedContext: { key1: 'value1', key2: 'v2' },
  calls: [
    [null, 1, '', 'abc'],
    ['abc', '9007199254740993', null, null],
  ],
};

/** The version of the method and the date of the tables, and what names the tables, in every reply. */
const MADE: object = {
  model: expect.stringMatching(/^3\.0\.0\.\d{8}$/),
  data_hash: expect.stringMatching(/^[0-9a-f]{16}$/),
};

describe('the example of BigQuery’s documentation', () => {
  it('is refused for its context, which names options that are not ours', async () => {
    expect(await ask(request)).toEqual({
      status: 400,
      errorMessage: 'userDefinedContext.key1: There is no such option: set returns, cabin or both.',
    });
  });

  it('without the context has a reply to each call, which says what is wrong with it', async () => {
    const { userDefinedContext: _, ...rest } = request;
    const { status, replies } = await ask(rest);
    expect(status).toBe(200);
    expect(replies).toEqual([
      {
        reason: 'INVALID_ROW',
        reason_text: 'destination: “1” is not an airport we know: write its code of three letters',
        ...MADE,
      },
      {
        reason: 'INVALID_ROW',
        reason_text: 'destination: “9007199254740993” is not an airport we know: write its code of three letters',
        ...MADE,
      },
    ]);
  });
});

describe('a row', () => {
  it('of a flight has its kilograms, its grams and what they rest on', async () => {
    const [reply] = (await repliesTo([LX52])) ?? [];
    expect(reply).toMatchObject({
      cabin: 'economy',
      tier: 'TIM_EMISSIONS',
      source: 'TIM',
      aircraft: expect.stringMatching(/^[A-Z0-9]{4}$/),
      contrail_risk: expect.stringMatching(/low|medium|high/),
      ...MADE,
    });
    const { kg_co2e, g_co2e_per_passenger, well_to_tank_g, tank_to_wake_g, low_g, high_g } = reply as Record<
      string,
      number
    >;
    expect(kg_co2e).toBe(Number(g_co2e_per_passenger) / 1000);
    expect(Number(well_to_tank_g) + Number(tank_to_wake_g)).toBe(g_co2e_per_passenger);
    expect(Number(low_g)).toBeLessThan(Number(g_co2e_per_passenger));
    expect(Number(high_g)).toBeGreaterThan(Number(g_co2e_per_passenger));
  });

  it('is the same whichever way BigQuery writes its values', async () => {
    const [plain, ...others] = (await repliesTo([
      LX52,
      ['zrh', 'bos', 'SWR', '52', '2025-03-01'],
      ['LSZH', 'KBOS', null, 'LX 052', '2025-03-01T10:00:00'],
      [...LX52, null, null],
      [...LX52, 'economy', ''],
    ])) as NonNullable<BatchAnswer['replies']>;
    for (const other of others) expect(other).toEqual(plain);
  });

  it('names its cabin, or has that of the function', async () => {
    expect(await repliesTo([LX52, [...LX52, 'FIRST']], { cabin: 'premium_economy' })).toMatchObject([
      { cabin: 'premium_economy' },
      { cabin: 'first' },
    ]);
  });

  it('may name the aircraft', async () => {
    const [reply] = (await repliesTo([[...LX52, null, 'A333']])) ?? [];
    expect(reply).toMatchObject({ aircraft: 'A333', aircraft_known: 'given' });
  });

  it('that names a flight nobody knows has the figure of its route, and says so', async () => {
    const [reply] = (await repliesTo([['ZRH', 'BOS', 'LX', 9999, '2025-03-01']])) ?? [];
    expect(reply).toMatchObject({
      tier: 'TYPICAL_FLIGHT_EMISSIONS',
      warnings: ['TYPICAL_IN_PLACE_OF_FLIGHT'],
      reason: 'UNKNOWN_FLIGHT_NUMBER',
    });
  });

  it.each<[string, unknown, string]>([
    ['nothing', [], 'origin: empty'],
    ['NULL alone', [null, null, null, null, null], 'origin: empty'],
    ['an unknown airport', ['ZRH', 'QQQ'], 'destination: “QQQ” is not an airport'],
    ['a number that is none', ['ZRH', 'BOS', 'LX', 'NaN'], 'flightNumber: “NaN” is not a flight number'],
    ['half a number', ['ZRH', 'BOS', 'LX', 52.5], 'flightNumber: “52.5” is not a flight number'],
    ['a large number', ['ZRH', 'BOS', 'LX', '9007199254740993'], 'flightNumber: “9007199254740993”'],
    [
      'a day no calendar has',
      ['ZRH', 'BOS', 'LX', 52, '2025-02-31'],
      'date: “2025-02-31” is not a day in the calendar',
    ],
    ['a cabin that is none', [...LX52, 'steerage'], 'cabin: “steerage” is not a cabin'],
    ['a list', [['ZRH'], 'BOS'], 'origin: give a text of at most 100 characters'],
    ['a truth', ['ZRH', true], 'destination: give a text'],
    ['a long text', ['Z'.repeat(101), 'BOS'], 'origin: give a text of at most 100 characters'],
    ['more arguments than there are', [...LX52, null, null, 'more'], 'origin: a row is a list of at most 7 arguments'],
    ['no list', { origin: 'ZRH' }, 'origin: a row is a list'],
    ['a name of every object', ['__proto__', 'constructor'], 'origin: “__proto__” is not an airport'],
  ])('with %s has its reason, and the rows around it their figures', async (_what, call, reason) => {
    const replies = (await repliesTo([LX52, call, LX52])) as Readonly<Record<string, unknown>>[];
    expect(replies).toHaveLength(3);
    expect(replies[1]).toEqual({ reason: 'INVALID_ROW', reason_text: expect.stringContaining(reason), ...MADE });
    expect(replies[0]).toHaveProperty('kg_co2e');
    expect(replies[2]).toEqual(replies[0]);
  });

  it('before 2019 has no figure, and says where they begin', async () => {
    const [reply] = (await repliesTo([['ZRH', 'BOS', 'LX', 52, '2018-12-31']])) ?? [];
    expect(reply).toMatchObject({ reason: 'DATE_OUT_OF_WINDOW', reason_text: expect.stringContaining('2019') });
  });
});

describe('a function that returns kilograms', () => {
  it('has a number for a figure and NULL for none', async () => {
    const [json] = (await repliesTo([LX52])) as readonly { kg_co2e: number }[];
    expect(await repliesTo([LX52, ['ZRH', 'QQQ'], [1]], { returns: 'kg' })).toEqual([json?.kg_co2e, null, null]);
  });
});

describe('a fault of ours', () => {
  it('costs its own row alone', async () => {
    const estimator = sharedEstimator();
    const faulty: typeof estimator = {
      ...estimator,
      flight: (query, options) => {
        if (query.flightNumber === 53) throw new TypeError('a fault');
        return estimator.flight(query, options);
      },
    };
    const answer = batchAnswerer(tables(), faulty, () => NOW);
    const { replies, fault } = answer({
      calls: [LX52, ['BOS', 'ZRH', 'LX', 53, '2025-03-01'], LX52],
      options: { returns: 'json', cabin: 'economy' },
    });
    expect(fault).toBeInstanceOf(TypeError);
    expect(replies[1]).toEqual({ reason: 'INTERNAL', reason_text: 'This row met a fault of ours.' });
    expect(replies[0]).toHaveProperty('kg_co2e');
    expect(replies[2]).toEqual(replies[0]);
  });
});
