import { routeBetween } from '../../question/route.ts';
import { smallAirport } from '../../small-rows.fixture.ts';
import { smallTables } from '../../small-tables.fixture.ts';
import type { SmallTables } from '../../small-tables.fixture.ts';
import { loadData } from './load-data.ts';
import type { LoadQuestion, LoadRule } from './load-rule.ts';

/** A rule's answer about a flight of carrier XX with N01 in February, over tables made for the test. */
export function answerOf(
  rule: LoadRule,
  known: SmallTables,
  {
    from = 'AAA',
    to = 'CCC',
    ...question
  }: Partial<LoadQuestion> & { readonly from?: string; readonly to?: string } = {},
): ReturnType<LoadRule> {
  const tables = smallTables(known);
  const route = routeBetween(tables, smallAirport(from), smallAirport(to));
  const asked = { carrierCode: 'XX', icaoAircraftType: 'N01', month: 2, given: undefined, route, ...question };
  return rule(asked, loadData(tables));
}
