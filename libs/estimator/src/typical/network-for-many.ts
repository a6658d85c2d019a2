import type { Change, Leg, Network } from './network.ts';

const NONE: ReadonlyMap<string, readonly Leg[]> = new Map();

/**
 * The same network, faster to go through for whoever asks for thousands of markets. All legs are put together at once, which one market
 * should not wait for.
 */
export function networkForMany(network: Network): Network {
  /** Legs into a city, by the city they begin in. */
  const into = new Map<string, Map<string, readonly Leg[]>>();
  for (const city of network.cities) {
    for (const [to, legs] of network.from(city)) {
      const before = into.get(to) ?? new Map<string, readonly Leg[]>();
      into.set(to, before.set(city, legs));
    }
  }
  return {
    ...network,
    changes: (fromCity, toCity) => {
      const [out, on] = [network.from(fromCity), into.get(toCity) ?? NONE];
      const found: Change[] = [];
      // No city has legs to itself, so that neither end is a change.
      const [fewer, others] = out.size < on.size ? [out, on] : [on, out];
      for (const [city, some] of fewer) {
        const more = others.get(city);
        if (more) found.push(fewer === out ? { firsts: some, seconds: more } : { firsts: more, seconds: some });
      }
      return found;
    },
  };
}
