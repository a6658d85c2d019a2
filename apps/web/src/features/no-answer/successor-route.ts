import type { Market, UnavailableDetail } from '@tim/messages';

/**
 * The route to ask for in place of a flight that nobody can take: with the airport that took over, else the same.
 *
 * @returns undefined where nobody took over
 */
export function successorRoute(
  asked: Market,
  detail: Pick<UnavailableDetail, 'field' | 'successors'> | undefined,
): Market | undefined {
  const code = detail?.successors[0];
  // A carrier's code has two characters, an airport's three: that stands in the field of the closed one.
  if (!code) return undefined;
  return code.length > 2 ? { ...asked, [detail.field]: code } : asked;
}
