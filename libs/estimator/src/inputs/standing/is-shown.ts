import type { RouteStanding, Standing } from './standing-rule.ts';

/** Whether lists, markets and trips count a route of this standing. */
export const isShown = ({ value }: Pick<Standing, 'value'>): boolean => value === 'current' || value === 'likely';

/** Surest first. */
const SUREST_FIRST: readonly RouteStanding[] = ['current', 'likely', 'old', 'not-flown'];

const isLessSure = (one: Standing, other: Standing) =>
  SUREST_FIRST.indexOf(one.value) > SUREST_FIRST.indexOf(other.value);

/**
 * The standing of flights one after another: that of the one least sure to be flown.
 *
 * @param flights - one or more
 */
export function leastSure(flights: readonly { readonly standing: Standing }[]): Standing {
  return flights.map(({ standing }) => standing).reduce((least, one) => (isLessSure(one, least) ? one : least));
}
