import type { CabinLayout, FleetType, Tables } from '@tim/reference-data';
import { whereFrom } from './basis.ts';
import type { WhereFrom } from './basis.ts';
import { CarrierSeats } from './cabin-layouts.ts';
import { fleetInColumns } from './fleet.ts';
import type { Fleet } from './fleet.ts';
import type { KnownType, TypeFinder } from './fuelled-type.ts';
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
  /** What it reports to fly to, from and within the US, by departures; nothing where its fleet is known. */
  readonly reportedTypes: Fleet;
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
    const fleet = tables.fleets.ofCarrier(carrierCode)?.value;
    const name = tables.carriers.find(carrierCode)?.name ?? carrierCode;
    const seatsOf = (type: KnownType) =>
      meanCabinSeats(tables.cabins.ofCarrierType(carrierCode, type.icaoAircraftType)) ?? typical.totalOf(type);
    const { fleets } = tables;
    const hasSmallPartners = tables.partners.ofCarrier(carrierCode).length > 0;
    const knowledge = { typeOf, seatsOf, fleets, hasSmallPartners };
    const ownFleet = fleetInColumns(fleet ?? [], knowledge);
    const reportedTypes = fleetInColumns(fleet ? [] : typesReported(tables, carrierCode), knowledge);
    const made: KnownCarrier = {
      carrierCode,
      name,
      whereFrom: whereFrom(name, ownFleet.types.length + reportedTypes.types.length > 0),
      fleet: ownFleet,
      reportedTypes,
      seats: new CarrierSeats(tables, typical, carrierCode),
      loads: loadsOf(carrierCode),
    };
    known.set(carrierCode, made);
    return made;
  };
}

/** Seats of a carrier's type in all cabins, by airframes; undefined where no layout is known. */
function meanCabinSeats(layouts: readonly CabinLayout[]): number | undefined {
  let airframes = 0;
  let seats = 0;
  for (const layout of layouts) {
    const weight = Math.max(1, layout.airframes);
    airframes += weight;
    seats += weight * layout.totalSeats;
  }
  return airframes > 0 ? seats / airframes : undefined;
}

/** The types of a carrier's reports as a fleet, departures standing for airframes. */
function typesReported({ reportedSeats }: Tables, carrierCode: string): readonly FleetType[] {
  const departuresOf = new Map<string, number>();
  for (const { icaoAircraftTypes, departures } of reportedSeats.ofCarrier(carrierCode)) {
    const [mostCommon] = icaoAircraftTypes;
    if (mostCommon !== undefined) departuresOf.set(mostCommon, (departuresOf.get(mostCommon) ?? 0) + departures);
  }
  return [...departuresOf]
    .map(([icaoAircraftType, airframes]) => ({ icaoAircraftType, airframes }))
    .sort((a, b) => b.airframes - a.airframes);
}
