import { latestToday } from '@tim/notation';
import { describe, expect, it } from 'vitest';
import { dateUpTo } from '../csv/fields.ts';
import { RowReport } from '../csv/row-report.ts';
import { readBtsFacts } from '../data/bts-facts.ts';
import { openDataFolder } from '../data/data-context.ts';
import { DATA_FOLDER } from '../data/data-folder.ts';
import { codesOf, knownCodes } from '../data/known-codes.ts';
import { committedTables } from '../committed-tables.fixture.ts';
import { icaoTypesOf, partedByBody } from './bts-aircraft.ts';
import { iataCarrierOf } from './bts-carriers.ts';

const report = new RowReport((line) => {
  throw new Error(line);
});

/** What the data folder says. */
const facts = await readBtsFacts({
  read: openDataFolder(DATA_FOLDER, report),
  known: knownCodes(codesOf(committedTables)),
  pastDate: dateUpTo(latestToday(Date.now())),
  report,
});

const fleet = (types: Readonly<Record<string, number>>) => new Map(Object.entries(types));

const filed = (seats: number) =>
  partedByBody(facts, 'EI', '696', { types: ['A333', 'A332', 'A21N'], departures: 10, seats, cargo: 0.1 });

describe('the ICAO types of a BTS code', () => {
  it('are those of its description where the fleet is not known', () => {
    expect(icaoTypesOf(facts, 'ZZ', '614', new Set(['614']), undefined)).toEqual(['B738']);
    expect(icaoTypesOf(facts, 'ZZ', '627', new Set(['627']), undefined)).toEqual(['B772', 'B77L']);
  });

  it('are narrowed to the fleet, most airframes first', () => {
    const united = fleet({ B772: 74, B77W: 22 });
    expect(icaoTypesOf(facts, 'UA', '627', new Set(['627', '637']), united)).toEqual(['B772']);
    expect(icaoTypesOf(facts, 'OO', '673', new Set(['673']), fleet({ E75S: 5, E75L: 260 }))).toEqual(['E75L', 'E75S']);
  });

  it('take in a sister the carrier never files under its own code', () => {
    const swiss = fleet({ A333: 14, A343: 4 });
    expect(icaoTypesOf(facts, 'LX', '696', new Set(['696']), swiss)).toEqual(['A333']);
    const both = fleet({ A332: 8, A333: 15 });
    expect(icaoTypesOf(facts, 'ZZ', '696', new Set(['696']), both)).toEqual(['A333', 'A332']);
    expect(icaoTypesOf(facts, 'ZZ', '696', new Set(['696', '687']), both)).toEqual(['A332']);
  });

  it('are another type’s where the seats filed show it', () => {
    expect(icaoTypesOf(facts, 'BR', '887', new Set(['887']), fleet({ B789: 7 }))).toEqual(['B789']);
    expect(icaoTypesOf(facts, 'BA', '887', new Set(['887']), fleet({ B788: 12 }))).toEqual(['B788']);
  });

  it('are none for helicopters and light aircraft', () => {
    expect([
      icaoTypesOf(facts, 'ZZ', '362', new Set(['362']), undefined),
      icaoTypesOf(facts, 'K2', '36', new Set(), undefined),
    ]).toEqual([undefined, undefined]);
  });
});

describe('flights filed under a code that a narrow body shares with wide ones', () => {
  it('are the narrow body’s with its seats, and the wide bodies’ with theirs', () => {
    expect(filed(184)).toEqual([{ types: ['A21N'], departures: 10, seats: 184, cargo: 0.1 }]);
    expect(filed(307)).toEqual([{ types: ['A333', 'A332'], departures: 10, seats: 307, cargo: 0.1 }]);
  });

  it('are parted so that the mean of their seats comes out, where it lies between, the cargo to the wide ones', () => {
    expect(filed(223)).toEqual([
      { types: ['A21N'], departures: 7, seats: 184, cargo: 0 },
      { types: ['A333', 'A332'], departures: 3, seats: 313, cargo: 0.209 },
    ]);
  });

  it('stay whole under every other code', () => {
    const swiss = { types: ['A333'], departures: 10, seats: 184, cargo: 0.1 };
    expect(partedByBody(facts, 'LX', '696', swiss)).toEqual([swiss]);
  });
});

describe('the IATA code of a BTS carrier', () => {
  it('is the same where the names agree', () => {
    expect(iataCarrierOf(facts.carriers, 'LX', 'Swiss International Airlines', 'Swiss International Air Lines')).toBe(
      'LX',
    );
    expect(iataCarrierOf(facts.carriers, 'AM', 'Aeromexico', 'AeroMéxico')).toBe('AM');
  });

  it('is what is known of the code where they do not', () => {
    expect(iataCarrierOf(facts.carriers, '07Q', 'Flair Airlines Ltd.', undefined)).toBe('F8');
    expect(iataCarrierOf(facts.carriers, '8R', 'Edelweiss Air Ag', 'Amelia')).toBe('WK');
    expect(iataCarrierOf(facts.carriers, 'ZG', 'ZIPAIR Tokyo Inc.', 'Groznyy Avia')).toBe('ZG');
  });

  it('is not taken from another company that has the code', () => {
    expect(iataCarrierOf(facts.carriers, '6F', 'Fox Aircraft, LLC', 'Primera Air Nordic')).toBeUndefined();
    expect(iataCarrierOf(facts.carriers, '07Q', 'Another Name', undefined)).toBeUndefined();
    expect(iataCarrierOf(facts.carriers, '2NQ', 'LIMA NY Corp d/b/a Fly The Whale', undefined)).toBeUndefined();
    expect(iataCarrierOf(facts.carriers, 'ZZ', 'Air International Services', 'International Airlines')).toBeUndefined();
  });
});
