import type { WorkingQuantity, WorkingStep } from '@tim/messages';
import { quantityText } from './quantity-text.ts';

/** The routes of a step as a table: a row for each, a column for each of its quantities. */
export type RouteTable = {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly route: string; readonly values: readonly string[]; readonly isMiddle: boolean }[];
};

const OF_ROUTE = /^(?<column>[a-z]+)(?<row>\d+)$/;
const NAME = /^(?<what>[^,]+), (?<route>.+)$/;

/** Quantities that belong to a route of their own, and those that do not. */
export function splitRoutes(quantities: readonly WorkingQuantity[]) {
  const ofRoutes = quantities.filter(({ symbol }) => OF_ROUTE.test(symbol));
  return { ofRoutes, others: quantities.filter(({ symbol }) => !OF_ROUTE.test(symbol)) };
}

/**
 * @param middle - the value the step chose; the route that has it is marked, and routes are then sorted by it
 * @returns undefined when the step knows no routes
 */
export function routeTable({ inputs, results }: WorkingStep): RouteTable | undefined {
  const { ofRoutes } = splitRoutes([...inputs, ...results]);
  const columns = new Map<string, string>();
  const routes = new Map<string, { route: string; quantities: WorkingQuantity[] }>();
  for (const quantity of ofRoutes) {
    const { column = '', row = '' } = OF_ROUTE.exec(quantity.symbol)?.groups ?? {};
    const { what = '', route = '' } = NAME.exec(quantity.name)?.groups ?? {};
    columns.set(column, what);
    const entry = routes.get(row) ?? { route, quantities: [] };
    entry.quantities.push(quantity);
    routes.set(row, entry);
  }
  if (routes.size === 0) {
    return undefined;
  }
  const middle = results.find(({ symbol }) => symbol === 'typical economy')?.value;
  const sorted = [...routes.values()];
  if (middle !== undefined) {
    sorted.sort((one, other) => (one.quantities[0]?.value ?? 0) - (other.quantities[0]?.value ?? 0));
  }
  return {
    columns: [...columns.values()],
    rows: sorted.map(({ route, quantities }) => ({
      route,
      values: quantities.map(quantityText),
      isMiddle: middle !== undefined && quantities[0] !== undefined && Math.round(quantities[0].value) === middle,
    })),
  };
}
