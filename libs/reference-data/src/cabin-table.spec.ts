import { describe, expect, it } from 'vitest';
import { tables } from './committed-tables.fixture.ts';
import type { CabinLayout } from './traffic-tables.ts';

const { cabins, fleets } = tables;
const layouts = (carrier: string, type: string) => cabins.ofCarrierType(carrier, type);
const every: (CabinLayout & { readonly key: string })[] = fleets
  .carriers()
  .flatMap((carrier) =>
    (fleets.ofCarrier(carrier)?.value ?? []).flatMap(({ icaoAircraftType }) =>
      layouts(carrier, icaoAircraftType).map((layout) => ({ ...layout, key: `${carrier} ${icaoAircraftType}` })),
    ),
  );

function seatsOnBoard({ seats, blockedSeats }: CabinLayout): number {
  return seats.economy + seats.premiumEconomy + seats.business + seats.first + blockedSeats;
}

describe('cabins', () => {
  it('know the A330-300 of the published worked example: 8 first, 45 business, 183 economy', () => {
    expect(layouts('LX', 'A333')).toMatchObject([
      {
        seats: { first: 8, business: 45, premiumEconomy: 0, economy: 183 },
        totalSeats: 236,
        subFleet: 'all',
        basis: { kind: 'carrier-layouts' },
        source: 'CARRIER_CABIN_TABLE',
        dataCategory: 'MODELED',
      },
    ]);
  });

  it('are empty for what is not known', () => {
    expect([layouts('ZZ', 'A333'), layouts('LX', 'B752')]).toEqual([[], []]);
  });

  it.each([
    ['AA', 'A321', 102, 'long-haul'],
    ['DL', 'B752', 168, 'long-haul'],
    ['UA', 'B772', 364, 'domestic'],
    ['UA', 'B772', 276, 'long-haul'],
    ['NH', 'B788', 335, 'domestic'],
    ['NH', 'B788', 184, 'international'],
    ['SQ', 'A359', 161, 'ultra-long-haul'],
    ['SQ', 'A359', 303, 'regional'],
    ['AF', 'B77W', 472, 'leisure'],
    ['AA', 'A321', 190, 'any'],
    ['EK', 'A388', 484, 'any'],
  ] as const)('%s %s with %d seats is for %s routes', (carrier, type, totalSeats, use) => {
    expect(layouts(carrier, type).find((layout) => layout.totalSeats === totalSeats)?.use).toBe(use);
  });

  it('name the airport a layout is kept at', () => {
    const bases = layouts('BA', 'B772').map(({ totalSeats, baseAirportCode }) => `${totalSeats} ${baseAirportCode}`);
    expect(bases.toSorted()).toEqual(['235 LHR', '272 LHR', '336 LGW']);
  });

  it('take airframes of narrow bodies from the note, 0 where it says none', () => {
    expect(layouts('AA', 'A321').map(({ airframes }) => airframes)).toEqual([202, 16]);
    expect(every.some(({ airframes }) => airframes === 0)).toBe(true);
  });

  it('come most airframes first', () => {
    const rising = every.filter((layout, index) => {
      const before = every[index - 1];
      return before?.key === layout.key && layout.airframes > before.airframes;
    });
    expect(rising).toEqual([]);
  });

  it('add up: classes and blocked seats make the total', () => {
    expect(every.filter((layout) => seatsOnBoard(layout) !== layout.totalSeats)).toEqual([]);
  });

  it('tell read layouts from checked and recalled ones', () => {
    const categories = new Set(every.map(({ evidence, dataCategory }) => `${evidence} ${dataCategory}`));
    expect([...categories].sort()).toEqual(['READ PRIMARY', 'RECALLED DEFAULT', 'TOTAL_CHECKED MODELED']);
    const read = every.filter(({ evidence }) => evidence === 'READ');
    expect(read.filter(({ citation }) => citation === '')).toEqual([]);
  });

  it('keep the reported mean beside layouts it contradicts', () => {
    expect(layouts('SQ', 'A388')).toMatchObject([{ totalSeats: 471, reportedMeanSeats: 291.5 }]);
    expect(layouts('TP', 'A339')).toMatchObject([{ reportedMeanSeats: 209.7, usRoutes: 'seen' }]);
    expect(layouts('QF', 'A332').every(({ isReportedMeanPooled }) => isReportedMeanPooled)).toBe(true);
    expect(layouts('6E', 'A20N')[0]?.reportedMeanSeats).toBeUndefined();
  });
});
