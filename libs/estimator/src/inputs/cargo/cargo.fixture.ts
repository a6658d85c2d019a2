import { routeBetween } from '../../question/route.ts';
import { smallAirport } from '../../small-rows.fixture.ts';
import { smallTables } from '../../small-tables.fixture.ts';
import type { SmallTables } from '../../small-tables.fixture.ts';
import type { CargoQuestion, CargoRule } from './cargo-rule.ts';

/** A rule's answer about a narrow body of carrier XX, over tables made for the test. */
export function answerOf(
  rule: CargoRule,
  known: SmallTables,
  {
    from = 'AAA',
    to = 'CCC',
    ...question
  }: Partial<CargoQuestion> & { readonly from?: string; readonly to?: string } = {},
): ReturnType<CargoRule> {
  const tables = smallTables(known);
  const route = routeBetween(tables, smallAirport(from), smallAirport(to));
  return rule(
    { carrierCode: 'XX', body: 'narrow', given: undefined, route, ...question },
    { tables, hasWideBodies: () => tables.fleets.ofCarrier('XX') !== undefined },
  );
}
