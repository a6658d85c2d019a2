import { readTables, type Tables } from '@tim/reference-data';
import { describe, expect, it } from 'vitest';
import { readTableFiles } from '../table-files.ts';
import { smallRebuild, type WrongRow } from './rebuild.fixture.ts';
import { SMALL_DATA } from './small-data.fixture.ts';

const { base, rebuild, rebuildWrong } = smallRebuild();

describe('the tables of our own data', () => {
  it('hold cabins as they stand in their columns', async () => {
    const { cabins } = (await rebuild()).read();
    expect(cabins.ofCarrierType('LX', 'A333')).toEqual([
      {
        subFleet: 'all',
        seats: { economy: 183, premiumEconomy: 0, business: 45, first: 8 },
        blockedSeats: 0,
        totalSeats: 236,
        airframes: 14,
        use: 'any',
        baseAirportCode: '',
        evidence: 'TOTAL_CHECKED',
        confidence: 'not-said',
        citation: 'US BTS T-100',
        reportedMeanSeats: 236,
        isReportedMeanPooled: false,
        usRoutes: 'seen',
        basis: { kind: 'carrier-layouts', layouts: ['all'], isScaledToReportedTotal: false },
        source: 'CARRIER_CABIN_TABLE',
        sourceVersion: 'carrier cabins, 2025 to March 2026',
        dataCategory: 'MODELED',
      },
    ]);
    expect(cabins.ofCarrierType('LX', 'B77W')).toMatchObject([
      { subFleet: 'all', evidence: 'READ', dataCategory: 'PRIMARY', citation: 'flyer 2026', usRoutes: 'not-known' },
      { subFleet: '400', use: 'domestic', confidence: 'low', usRoutes: 'not-seen' },
    ]);
    expect(cabins.ofCarrierType('LH', 'A333')).toMatchObject([{ baseAirportCode: 'GVA', isReportedMeanPooled: true }]);
    expect(cabins.ofCarrierType('LH', 'A321')).toMatchObject([{ airframes: 56, blockedSeats: 12 }]);
  });

  it('hold families, usual variants and partners', async () => {
    const { families, partners } = (await rebuild()).read();
    expect(families.typesOf('787')).toEqual(['B788', 'B789']);
    expect([families.typesOf('B787'), families.typesOf('330')]).toEqual([['B788', 'B789'], undefined]);
    expect([families.usualVariant('A321'), families.usualVariant('B789')]).toEqual(['32B', undefined]);
    expect(partners.ofCarrier('LH')).toEqual([{ carrierCode: 'HL', fliesLargeAircraft: false }]);
    expect(partners.ofCarrier('LX')).toEqual([{ carrierCode: 'LH', fliesLargeAircraft: true }]);
    expect(partners.ofCarrier('BA')).toEqual([]);
    expect([partners.firstNumber('LH'), partners.firstNumber('LX')]).toEqual([3000, undefined]);
    expect(['HL', 'LH', 'LX'].map(partners.isRegional)).toEqual([true, false, false]);
    expect([...partners.soldWith('LX')].toSorted()).toEqual(['LH', 'LX']);
    expect([...partners.soldWith('BA')]).toEqual(['BA']);
  });

  it('hold codes of stations, former codes, and what is no airline’s', async () => {
    const { listCodes } = (await rebuild()).read();
    expect([listCodes.stationKind('ZZB'), listCodes.stationKind('ZRH')]).toEqual(['rail', undefined]);
    expect([listCodes.airportOfFormerCode('ZZA'), listCodes.airportOfFormerCode('ZRH')]).toEqual(['ZRH', undefined]);
    expect(listCodes.notByAirline).toEqual([
      { what: 'aircraft-code', text: 'GLF6', kind: 'private', isFlownByAirlinesToo: false },
      { what: 'operator-name', text: 'jet club', kind: 'private', isFlownByAirlinesToo: true },
    ]);
  });

  it('leave the others, and what the fleets table has from sources, as they are', async () => {
    const before = readTables(readTableFiles(base()));
    const { read } = await rebuild({
      fleets: [
        ...SMALL_DATA.fleets,
        { carrier: 'LH', icao_type: 'A359', airframes: 3, evidence: 'recalled', date: 2025 },
      ],
    });
    const tables = read();
    expect(tables.fleets.ofCarrier('LH')?.value.map(({ airframes }) => airframes)).toEqual([30, 5, 3]);
    const uses = before.fleets.useByDistance('B789');
    expect(uses).toBeDefined();
    expect(tables.fleets.useByDistance('B789')).toEqual(uses);
    expect([...tables.flights.flightsOfCarrier('LX')]).toEqual([...before.flights.flightsOfCarrier('LX')]);
    expect(tables.frequencies.hasFlownIn2022('LX')).toBe(before.frequencies.hasFlownIn2022('LX'));
  });
});

/** Whether LX 53 is flown in the tables, and why numbers of LX are not. */
const lx53 = (tables: Tables) => {
  const [origin, destination] = [tables.airports.find('BOS'), tables.airports.find('ZRH')];
  if (!origin || !destination) throw new Error('no airport');
  return {
    isFlown: tables.flights.hasFlight('LX', 53, origin, destination),
    listed: tables.flights.withoutPassengers('LX', 53, origin, destination)?.reason,
    notListed: tables.carrierStatus.withoutPassengers('LX', 9300, origin, destination)?.reason,
  };
};

describe('which flights take passengers', () => {
  const [STATUS] = SMALL_DATA['carrier-status'];
  it('follows the data, for numbers of the list and others, and comes back with them', async () => {
    const flown = lx53((await rebuild()).read());
    expect(flown).toEqual({ isFlown: true, listed: undefined, notListed: undefined });
    const ceased = await rebuild({ 'carrier-status': [{ ...STATUS, status: 'ceased', since: '2020' }] });
    expect(lx53(ceased.read())).toEqual({ isFlown: false, listed: 'NO_LONGER_FLIES', notListed: 'NO_LONGER_FLIES' });
    const blocks = [BLOCK, { ...BLOCK, from: 50, to: 59, kind: 'charter' }];
    expect(lx53((await rebuild({ 'number-blocks': blocks })).read())).toMatchObject({
      isFlown: true,
      notListed: 'CARRIES_FREIGHT',
    });
    expect(lx53((await rebuild({ 'closed-routes': [CLOSED] })).read())).toMatchObject({ listed: 'ROUTE_CLOSED' });
    const over = { ...CLOSED, until: '2026-06' };
    const others = [
      over,
      { ...CLOSED, rule: 'A-B', applies_to: 'cargo' },
      { ...CLOSED, rule: 'A-C', except_areas: 'BOS' },
    ];
    expect(lx53((await rebuild({ 'closed-routes': others })).read()).isFlown).toBe(true);
  });
});

const [CABIN] = SMALL_DATA.cabins;
const [FLEET] = SMALL_DATA.fleets;
const [PARTNER] = SMALL_DATA.partners;
const [MEMBER] = SMALL_DATA['sold-together'];
const [STATUS] = SMALL_DATA['carrier-status'];
const COUNTED = { evidence: 'counted', known_from: 'list', date: '2026-08' };
const BLOCK = { carrier: 'LX', from: 9300, to: 9399, kind: 'cargo', ...COUNTED };
const CLOSED = {
  rule: 'CH-US',
  what: 'all flights',
  from_area: 'CH',
  to_area: '*',
  carriers: '*',
  applies_to: 'all',
  since: '2026-05',
  evidence: 'recalled',
  date: '2026-08',
  list_rows: 0,
  list_rows_changed_later: 0,
};
const FLEET_READ = { carrier: 'LX', icao_type: 'A333', scope: 'carrier', airframes: 9, status: 'flying' };
const READ = { evidence: 'read', page: 'flyer 2026', date: '2026-05' };
const KEPT = {
  carrier: 'LX',
  airports: 'BOS ZRH',
  icao_type: 'A333',
  seats: 236,
  percent: 80,
  evidence: 'recalled',
  date: 2026,
};
const FILED = { carrier: 'LX', code: '696', icao_types: 'A343', remark: '314 seats' };
const NARROW = { carrier: 'EI', code: '696', narrow_type: 'A21N', narrow_seats: 184, wide_seats: 313 };
const TYPE = {
  icao_type: 'MD11',
  iata_type: 'M11',
  known_to: 'guidebook',
  body: 'wide',
  name: 'McDonnell Douglas MD-11',
};
const CABIN_READ = { carrier: 'LX', icao_type: 'A333', sub_fleet: 'all', total: 236, ...READ };

const CODE = { country: 'CH', evidence: 'recalled', date: 2026 };
const NOBODY = { kind: 'private', airlines_too: 'no', evidence: 'recalled', date: 2026 };
const PUBLISHED = { carriers: 'FI', scope: 'all', year: 2023, month: 2, load_factor_percent: 76.5, ...READ };
const WRONG: readonly WrongRow[] = [
  ['aircraft-names', { name: 'A320', aircraft_code: '320' }, "name 'A320' is not a name in small letters"],
  ['aircraft-names', { name: 'a320', aircraft_code: 'A32X' }, "aircraft_code 'A32X' is not in the aircraft table"],
  ['aircraft-names', { name: 'a32x', family: '32X' }, "family '32X' is not in families.csv"],
  ['aircraft-names', { name: '787-9' }, 'aircraft_code or family: one of them, not both'],
  ['stations', { ...CODE, code: 'XPGA', kind: 'rail' }, "code 'XPGA' is not a code of three letters"],
  ['stations', { ...CODE, code: 'ZZB', kind: 'rail', airport: 'ZZZ' }, "airport 'ZZZ' is not in"],
  ['former-airport-codes', { ...CODE, former_code: 'TSE', airport: 'ZZZ', until: '2020' }, "airport 'ZZZ' is not in"],
  ['not-by-airline', { ...NOBODY, what: 'aircraft-code', text: 'gulfstream' }, "text 'gulfstream' is no aircraft-code"],
  [
    'not-by-airline',
    { ...NOBODY, what: 'aircraft-name', text: 'Falcon' },
    "text 'Falcon' is not a code in capitals, or",
  ],
  ['best-before', { table: 'fleet', months: 12, because: 'x' }, "table 'fleet' is not one of: "],
  ['best-before', { table: 'fleets', months: 0, because: 'x' }, "months '0' is not a whole number from 1 to 120"],
  ['best-before', { table: 'fleets', months: 12 }, 'because is empty: say what changes'],
  ['aircraft-types', { ...TYPE, known_to: 'us' }, "known_to 'us' is not one of: appendix, guidebook, neither"],
  ['aircraft-types', { ...TYPE, name: '' }, 'name is empty'],
  ['carrier-holders', { carrier: 'LX', icao_carrier: 'SW', shown_by: 'fleet' }, "icao_carrier 'SW' is not an ICAO"],
  ['flight-holders', { carrier: 'LX', remark: 'freight' }, 'countries is empty'],
  ['bts-aircraft', { code: 'B738', icao_type: 'B738' }, "code 'B738' is not a BTS aircraft code"],
  ['bts-aircraft', { code: '614', icao_type: 'B73X' }, "icao_type 'B73X' is not in the aircraft table"],
  ['bts-filed-otherwise', { ...FILED, remark: '' }, 'remark is empty: say what shows it'],
  ['bts-filed-otherwise', { ...FILED, icao_types: '' }, 'icao_types is empty'],
  [
    'bts-narrow-bodies',
    { ...NARROW, fewest_wide_seats: 180 },
    'narrow_seats, fewest_wide_seats and wide_seats do not rise',
  ],
  [
    'bts-seats-of-no-aircraft',
    { carrier: 'SQ', year: 26, code: '637', remark: '225 seats' },
    "year '26' is not a whole number from 2000 to 2100",
  ],
  ['bts-carriers', { code: '07Q', carrier: 'F8' }, 'word_of_name is empty'],
  [
    'cabins',
    { ...CABIN, total: 230 },
    'total is 230, but first, business, premium_economy, economy and blocked make 236',
  ],
  ['cabins', { ...CABIN, carrier: 'NW' }, "carrier 'NW' is not in the carriers table"],
  ['cabins', { ...CABIN, icao_type: 'A33X' }, "icao_type 'A33X' is not in the aircraft table"],
  ['cabins', { ...CABIN, page: '' }, "page is empty, but evidence is 'total-agrees': name the page"],
  ['cabins', { ...CABIN, date: '2025-13' }, "date '2025-13' is not a date YYYY, YYYY-MM or YYYY-MM-DD"],
  ['cabins', { ...CABIN, date: '2025-02-30' }, "date '2025-02-30' is not a date YYYY, YYYY-MM or YYYY-MM-DD"],
  ['cabins', { ...CABIN, body: 'narrow' }, 'body is narrow, but A333 is a wide body'],
  ['cabins', { ...CABIN, icao_type: 'E90' }, "icao_type 'E90' is not in the aircraft table"],
  ['cabins', { ...CABIN, date: '2199-01' }, "date '2199-01' is in the future"],
  ['fleets', { ...FLEET, date: 2199 }, "date '2199' is in the future"],
  ['fleets', { ...FLEET, airframes: 'four' }, "airframes 'four' is not a whole number from 1 to 2000"],
  ['fleets', { ...FLEET, only_at: 'ZRH QQQ' }, "only_at 'QQQ' is not in the airports table"],
  ['fleets', { ...FLEET, page: 'flyer' }, "page is given, but evidence is 'recalled'"],
  [
    'apart',
    { area: 'IN', other: 'CH', because: 'sea', evidence: 'recalled', date: 2026 },
    'area and other are not two codes in rising order',
  ],
  [
    'apart',
    { area: 'Rhodes', other: 'TR', because: 'sea', evidence: 'recalled', date: 2026 },
    "area 'Rhodes' is neither a country nor an airport",
  ],
  ['sold-together', { ...MEMBER, network: '' }, 'network is empty'],
  ['sold-together', { ...MEMBER, kind: 'no-connections' }, 'network is not empty'],
  ['partners', { ...PARTNER, flies: 'jets' }, "flies 'jets' is not one of: small-aircraft, large-aircraft"],
  ['families', { family: '787', evidence: 'recalled', date: 2026 }, 'icao_types is empty'],
  ['carrier-status', { ...STATUS, status: 'resting' }, "status 'resting' is not one of"],
  ['carrier-status', { ...STATUS, date: '' }, "date is empty, but evidence is 'counted': say as of when"],
  ['carrier-status', { ...STATUS, carrier: 'NW' }, "carrier 'NW' is not in the carriers table"],
  ['carrier-status', { ...STATUS, successor: 'NW' }, "successor 'NW' is not in the carriers table"],
  ['carrier-status', { ...STATUS, since: '2199-01-31' }, "since '2199-01-31' is in the future"],
  ['closed-routes', { ...CLOSED, carriers: 'LX NW' }, "carriers 'NW' is not in the carriers table"],
  ['closed-routes', { ...CLOSED, successors: 'NW' }, "successors 'NW' is not in the carriers table"],
  ['closed-routes', { ...CLOSED, successors: 'QQQ' }, "successors 'QQQ' is not in the airports table"],
  ['closed-routes', { ...CLOSED, until: 2199 }, "until '2199' is in the future"],
  ['number-blocks', { ...BLOCK, date: '' }, "date is empty, but evidence is 'counted': say as of when"],
  ['route-aircraft', { ...KEPT, airports: 'ZRH BOS' }, 'airports are not two codes in rising order'],
  ['route-aircraft', { ...KEPT, airports: 'BOS' }, 'airports are not two codes in rising order'],
  ['route-aircraft', { ...KEPT, percent: 0 }, "percent '0' is not a whole number from 1 to 100"],
  ['number-blocks', { ...BLOCK, to: 9200 }, 'from 9300 lies above to 9200'],
  ['closed-routes', { ...CLOSED, from_area: 'Europe' }, "from_area 'Europe' is neither a country nor an airport"],
  ['closed-routes', { ...CLOSED, date: '' }, "date is empty, but evidence is 'recalled': say as of when"],
  ['closed-routes', { ...CLOSED, except_numbers: '90-10' }, "except_numbers '90-10' is not a range of numbers"],
  ['closed-routes', { ...CLOSED, except_areas: 'Alps' }, "except_areas 'Alps' is neither a country nor an airport"],
  ['closed-routes', { ...CLOSED, until: '2025' }, 'until 2025 lies before since 2026-05'],
  ['closed-routes', { ...CLOSED, carriers: '' }, 'carriers or carrier_countries: one of them, not both'],
  ['cabins-read', { ...CABIN_READ, business: 8 }, 'first, business, premium_economy and economy: all of them, or none'],
  ['published-load-factors', { ...PUBLISHED, carriers: 'Icelandair' }, "carriers 'Icelandair' is not an IATA carrier"],
  ['published-load-factors', { ...PUBLISHED, carriers: 'NW' }, "carriers 'NW' is not in the carriers table"],
  [
    'published-load-factors',
    { ...PUBLISHED, scope: 'most' },
    "scope 'most' is not one of: all, domestic, international",
  ],
  ['published-load-factors', { ...PUBLISHED, year: 2019 }, "year '2019' is not a whole number from 2023 to 2025"],
  ['published-load-factors', { ...PUBLISHED, month: 13 }, "month '13' is not a whole number from 1 to 12"],
  [
    'published-load-factors',
    { ...PUBLISHED, load_factor_percent: 0.765 },
    "load_factor_percent '0.765' is not a number",
  ],
  ['fleets-read', { ...FLEET_READ, evidence: 'heard' }, "evidence 'heard' is not one of: read, total-agrees, recalled"],
];

describe('a row', () => {
  it('of every file is taken where nothing is wrong with it', async () => {
    const { found } = await rebuild({
      'aircraft-types': [TYPE],
      'bts-filed-otherwise': [FILED],
      'bts-narrow-bodies': [{ ...NARROW, fewest_wide_seats: 266 }],
      'number-blocks': [BLOCK, { ...BLOCK, to: 9400, evidence: 'read', page: 'flyer', date: '' }],
      'closed-routes': [
        CLOSED,
        { ...CLOSED, rule: 'BOS-ZRH', from_area: 'BOS ZRH', carriers: '', carrier_countries: 'US' },
      ],
      'fleets-read': [{ ...FLEET_READ, ...READ }],
      'route-aircraft': [KEPT, { ...KEPT, icao_type: 'B77W', seats: '', percent: 20 }],
      'cabins-read': [
        CABIN_READ,
        { ...CABIN_READ, sub_fleet: 'new', first: 8, business: 45, premium_economy: 0, economy: 183 },
      ],
    });
    expect(found).toEqual([]);
  });

  it('that is wrong is refused with file, line and reason', async () => {
    expect(await rebuildWrong(WRONG)).toMatchObject({ isWritten: false, notTold: [] });
  });

  it('that differs from the carrier’s others where they must be one is refused', async () => {
    const other = { ...PARTNER, partner: 'BA', numbers_from: 5000 };
    const { found } = await rebuild({ partners: [{ ...PARTNER }, other, { ...PARTNER }] });
    expect(found).toEqual([
      'libs/reference-data/data/partners.csv:3: numbers_from differs from that of LX in a row before',
      'libs/reference-data/data/partners.csv:4: LX LH stands there twice',
    ]);
  });
});
