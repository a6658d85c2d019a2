import type { AircraftName } from '@tim/reference-data';

/** What a name says: one type, or a family of them. */
export type NamedAircraft = Omit<AircraftName, 'name'>;

/** Makers and words that tell nothing, and what makers write in other ways. */
const SHORTER: readonly (readonly [RegExp, string])[] = [
  [/\b(airbus|boeing|bombardier|de havilland(-bombardier)?|passenger|pax)\b/g, ''],
  [/\b(canadair rj|canadair regional jet|regional jet)\b/g, 'crj'],
  [/\b(embraer( e[rj]j| rj)?|e[rj]j)\b[\s-]*(?=\d)/g, 'e'],
  [/\bembraer\b/g, ''],
  [/\bdhc-8\b/g, 'dash 8'],
  [/\bb(?=7\d7)/g, ''],
  // An Airbus' certificate: A320-251N has the new engines, A350-941 is an A350-900.
  [/\b(a3(?:19|20|21))-2[57]\dn\w?/g, '$1neo'],
  [/\b(a3[345]0-(?:\d|10))[1-9]\d\b/g, '$100'],
];

/**
 * The aircraft that a name means, as makers, airlines and flight logs write it: 'Boeing 737MAX 8 Passenger', 'A350-1000', 'B777-300ER'.
 * Behind the longest name that is known anything may stand: 'Airbus A319-112' is an A319.
 *
 * @param names - the names that are known
 * @returns a reader of names; undefined for '' and for a name that is not known
 */
export function aircraftNamed(names: readonly AircraftName[]): (text: string) => NamedAircraft | undefined {
  const byKey = new Map(names.map(({ name, naming, aircraftCode }) => [keyOf(name), { naming, aircraftCode }]));
  return (text) => {
    const key = keyOf(SHORTER.reduce((name, [long, short]) => name.replace(long, short), text.toLowerCase()));
    for (let length = key.length; length >= SHORTEST_KEY; length--) {
      const named = byKey.get(key.slice(0, length));
      if (named) return named;
    }
    return undefined;
  };
}

const keyOf = (name: string) => name.replace(/[^a-z0-9]/g, '');

/** A family of Boeing [characters]. */
const SHORTEST_KEY = 3;
