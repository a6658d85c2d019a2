import type { Tables } from '@tim/reference-data';
import { whereFrom } from './basis.ts';
import type { WhereFrom } from './basis.ts';
import { CarrierSeats } from './cabin-layouts.ts';
import { fleetInColumns } from './fleet.ts';
import type { Fleet } from './fleet.ts';
import type { TypeFinder } from './fuelled-type.ts';
import { loadFinder } from './loads.ts';
import type { CarrierLoads } from './loads.ts';
import { TypicalSeats } from './typical-seats.ts';

/** What is known of a carrier whatever the route, found when it is first asked for. */
export type KnownCarrier = {
  readonly carrierCode: string;
  /** Its code where no name is known. */
  readonly name: string;
  /** Where its types come from, in words. */
  readonly whereFrom: WhereFrom;
  readonly fleet: Fleet;
  readonly seats: CarrierSeats;
  readonly loads: CarrierLoads;
};

/** @returns finder of carriers by their codes, known ones or not */
export function carrierFinder(tables: Tables, typeOf: TypeFinder): (carrierCode: string) => KnownCarrier {
  const loadsOf = loadFinder(tables);
  const typical = new TypicalSeats(tables);
  const known = new Map<string, KnownCarrier>();
  return (carrierCode) => {
    const before = known.get(carrierCode);
    if (before) return before;
    const name = tables.carriers.find(carrierCode)?.name ?? carrierCode;
    const made: KnownCarrier = {
      carrierCode,
      name,
      whereFrom: whereFrom(name),
      fleet: fleetInColumns(tables.fleets.ofCarrier(carrierCode), typeOf),
      seats: new CarrierSeats(tables, typical, carrierCode),
      loads: loadsOf(carrierCode),
    };
    known.set(carrierCode, made);
    return made;
  };
}
