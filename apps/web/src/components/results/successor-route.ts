import type { Market, UnavailableDetail } from '@tim/messages';

const AIRPORT_CODE_LENGTH = 3;

/** The route to ask for in place of a flight that nobody can take: with the airport that took over, else the same. */
export function successorRoute(
  { origin, destination }: Market,
  { field, successorCodes }: Pick<UnavailableDetail, 'field' | 'successorCodes'>,
): Market {
  const [code = ''] = successorCodes;
  const moved = code.length === AIRPORT_CODE_LENGTH ? code : undefined;
  return field === 'origin' ? { origin: moved ?? origin, destination } : { origin, destination: moved ?? destination };
}
