import { routeBetween } from '../../question/route.ts';
import { smallAirport } from '../../small-rows.fixture.ts';
import { smallTables } from '../../small-tables.fixture.ts';
import type { SmallTables } from '../../small-tables.fixture.ts';
import { fuelledType } from '../aircraft/fuelled-type.ts';
import { likelySeats } from './likely-seats.ts';
import type { SourcedSeats } from './likely-seats.ts';
import { seatsData } from './seats-data.ts';
import type { SeatsQuestion, SeatsRule } from './seats-rule.ts';

/** That many seats, all in economy. */
export const economySeats = (economy: number) => ({ economy, premiumEconomy: 0, business: 0, first: 0 });

/** A layout of carrier XX's N01 with that many seats, all in economy. */
export const ownLayout = (economy: number) => ({
  carrierCode: 'XX',
  type: 'N01',
  seats: economySeats(economy),
  totalSeats: economy,
});

/**
 * The seats to expect by a rule of carrier XX's N01, over tables made for the test; 'none' where the rule says that no layout is
 * flown there, undefined where it gives way.
 */
export function answerOf(
  rule: SeatsRule,
  known: SmallTables,
  {
    from = 'AAA',
    to = 'CCC',
    ...question
  }: Partial<SeatsQuestion> & { readonly from?: string; readonly to?: string } = {},
): SourcedSeats | 'none' | undefined {
  const tables = smallTables(known);
  const type = fuelledType(tables, 'N01');
  if (typeof type === 'string') throw new Error(type);
  const route = routeBetween(tables, smallAirport(from), smallAirport(to));
  const asked = { carrierCode: 'XX', type, route, reportedSeats: undefined, isTypeCertain: false, given: undefined };
  const options = rule({ ...asked, ...question }, seatsData(tables));
  return options && (likelySeats(options)?.seats ?? 'none');
}
