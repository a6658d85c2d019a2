import type { ClosedAirport, NamedCode, Unavailable } from '@tim/estimator';
import type { Words } from './words.ts';

/**
 * Words that call airports as a language does.
 *
 * @param nameOf - the name of an airport, where it has another than the airports table's
 */
export function withAirportNames(words: Words, nameOf: (code: string) => string | undefined): Words {
  const named = ({ code, name }: NamedCode): NamedCode => ({ code, name: nameOf(code) ?? name });
  const renamed = (unavailable: Unavailable): Unavailable => {
    const { notForPassengers: found } = unavailable;
    if (!found) return unavailable;
    const { closedAirport, successors } = found;
    return {
      ...unavailable,
      notForPassengers: {
        ...found,
        successors: successors.map(named),
        ...(closedAirport && { closedAirport: named(closedAirport) }),
      },
    };
  };
  const renamedClosed = ({ airport, successors, since }: ClosedAirport): ClosedAirport => ({
    airport: named(airport),
    since,
    successors: successors.map(named),
  });
  return {
    ...words,
    unavailable: (found) => words.unavailable(found.reason === 'NETWORK_NOT_LOADED' ? found : renamed(found)),
    notForPassengers: (unavailable) => words.notForPassengers(renamed(unavailable)),
    closedAirport: (closed) => words.closedAirport(renamedClosed(closed)),
  };
}
