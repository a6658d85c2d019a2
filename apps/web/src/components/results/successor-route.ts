import type { Market, UnavailableDetail } from '@tim/messages';

const AIRPORT_CODE_LENGTH = 3;

/**
 * The route to ask for in place of a flight that nobody can take: with the airport that took over, else the same.
 *
 * @returns undefined where nobody took over
 */
export function successorRoute(
  { origin, destination }: Market,
  detail: Pick<UnavailableDetail, 'field' | 'successors'> | undefined,
): Market | undefined {
  const code = detail?.successors[0];
  if (code === undefined) return undefined;
  if (code.length < AIRPORT_CODE_LENGTH) return { origin, destination };
  return detail?.field === 'origin' ? { origin: code, destination } : { origin, destination: code };
}
