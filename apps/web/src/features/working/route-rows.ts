import type { WorkingQuantity, WorkingStep } from '@tim/messages';
import { ownWords, readQuantityName } from '@tim/words';
import { quantityText } from './quantity-text.ts';
import { isOfKind } from '../../shared/api/quantities.ts';

/** The routes of a step as a table: a row for each, a column for each of its quantities. */
export type RouteTable = {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly route: string; readonly values: readonly string[]; readonly isMiddle: boolean }[];
};

/** What a quantity of one route is of; undefined for another. */
function routeOf({ code }: WorkingQuantity) {
  const name = readQuantityName(code);
  return name && 'place' in name ? name : undefined;
}

/** Quantities that belong to no route of their own. */
export function withoutRoutes(quantities: readonly WorkingQuantity[]): readonly WorkingQuantity[] {
  return quantities.filter((one) => routeOf(one) === undefined);
}

/**
 * The step's routes; where it chose a value, its route is marked, and routes are sorted by it.
 *
 * @returns undefined when the step knows no routes
 */
export function routeTable({ inputs, results }: WorkingStep): RouteTable | undefined {
  const columns = new Set<string>();
  const routes = new Map<number, { route: string; quantities: WorkingQuantity[] }>();
  for (const quantity of [...inputs, ...results]) {
    const name = routeOf(quantity);
    if (!name) continue;
    columns.add(ownWords.kind(name.kind));
    const entry = routes.get(name.place) ?? { route: ownWords.route(name.legs, name.carrierCodes), quantities: [] };
    entry.quantities.push(quantity);
    routes.set(name.place, entry);
  }
  if (routes.size === 0) return undefined;
  const middle = results.find((one) => isOfKind(one, 'typical-grams') && one.code?.cabin === 'economy')?.value;
  const sorted = [...routes.values()];
  if (middle !== undefined) {
    sorted.sort((one, other) => (one.quantities[0]?.value ?? 0) - (other.quantities[0]?.value ?? 0));
  }
  return {
    columns: [...columns],
    rows: sorted.map(({ route, quantities }) => ({
      route,
      values: quantities.map(quantityText),
      isMiddle: middle !== undefined && quantities[0] !== undefined && Math.round(quantities[0].value) === middle,
    })),
  };
}
