import { describe, expect, it } from 'vitest';
import { smallTables } from '../small-tables.fixture.ts';
import type { SmallTables } from '../small-tables.fixture.ts';
import { smallAirport } from '../small-rows.fixture.ts';
import { aircraftData } from '../inputs/aircraft/aircraft-data.ts';
import { standingFinder } from '../inputs/standing/standing-data.ts';
import { marketOptions } from './market-options.ts';
import { networkOf } from './network.ts';

/** As many routes of YY as make BBB its hub. */
const HUB_ROUTES = 'BBB-CCC CCC-BBB BBB-UUU UUU-BBB BBB-VVV VVV-BBB UUU-VVV VVV-UUU CCC-UUU UUU-CCC'.split(' ');

function ways(known: SmallTables = {}, feeder = 'XX'): readonly string[] {
  const flights = [[feeder, 'AAA-BBB'], [feeder, 'BBB-AAA'], ...HUB_ROUTES.map((route) => ['YY', route])].map(
    ([carrier, route = ''], at) => {
      const [from = '', to = ''] = route.split('-');
      return { flight: `${carrier} ${at + 1}`, from, to, lastEntered: '2026-01' };
    },
  );
  const tables = smallTables({ fleets: { XX: { N01: 10 }, YY: { W01: 10 } }, ...known, flights });
  return marketOptions(
    networkOf(tables, standingFinder(tables, aircraftData(tables))),
    smallAirport('AAA'),
    smallAirport('CCC'),
  ).map(({ legs, carriers }) => legs.map((leg, at) => `${leg} ${carriers[at]}`).join(', '));
}

describe('the ways to fly a market', () => {
  it('connect the flights of one carrier at its hub', () => {
    expect(ways({}, 'YY')).toEqual(['AAA-BBB YY, BBB-CCC YY']);
  });

  it('connect those of two carriers that are sold on one ticket at a hub of one of them', () => {
    expect(ways({ soldWith: { XX: ['YY'] } })).toEqual(['AAA-BBB XX, BBB-CCC YY']);
  });

  it('do not connect those of two that are not, though one flies for the other', () => {
    expect(ways({ partners: { YY: { partners: [{ carrierCode: 'XX', fliesLargeAircraft: false }] } } })).toEqual([]);
  });
});
