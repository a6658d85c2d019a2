import { greatCircleDistanceKm } from '@tim/engine';
import type { CabinLayout, FleetType, TableProvenance, Tables } from '@tim/reference-data';
import { remember } from '../../remember.ts';
import { totalSeats } from '../seats/likely-seats.ts';
import { usualSeats } from '../seats/usual-seats.ts';
import type { AircraftData } from './aircraft-rule.ts';
import { knownType } from './fuelled-type.ts';
import type { KnownType, TypeFinder } from './fuelled-type.ts';
import type { Fleet, FleetMember } from './weigh-fleet.ts';
import { wideBodyShareOf, wideBodyShareOfAll, type SeatedRoute } from './wide-body-share.ts';

type SeatsFinder = (type: KnownType) => number | undefined;

/** What the rules look up, each carrier's fleet found once. */
export function aircraftData(tables: Tables): AircraftData {
  const typeOf = remember((icaoAircraftType: string) => knownType(tables, icaoAircraftType));
  const { basis: _basis, value: everyType, ...provenance } = tables.fleets.ofAllCarriers();
  const fleetOf = (carrierCode: string, types: readonly FleetType[], from: TableProvenance): Fleet => {
    const seatsOf: SeatsFinder = (type) =>
      meanCabinSeats(tables.cabins.ofCarrierType(carrierCode, type.icaoAircraftType)) ?? usualTotal(tables, type);
    const fleet = fleetFrom(tables, typeOf, types, seatsOf, from);
    const [narrowSeats, wideSeats] = [meanSeatsOf(fleet.members, false), meanSeatsOf(fleet.members, true)];
    const hasPartners = tables.partners.ofCarrier(carrierCode).some((partner) => !partner.fliesLargeAircraft);
    return {
      ...fleet,
      ...(hasPartners && { leastMeanSeats: narrowSeats }),
      ...(narrowSeats > 0 &&
        wideSeats > narrowSeats && {
          wideShareAt: wideBodyShareOf(routesOf(tables, carrierCode), narrowSeats, wideSeats),
        }),
    };
  };
  const isKnown = (carrierCode: string) => tables.fleets.ofCarrier(carrierCode) !== undefined;
  return {
    tables,
    typeOf,
    fleetOf: remember((code: string) => fleetOf(code, tables.fleets.ofCarrier(code)?.value ?? [], provenance)),
    reportedTypesOf: remember((code: string) =>
      fleetOf(code, isKnown(code) ? [] : typesReported(tables, code), tables.traffic.provenance),
    ),
    everyFleet: fleetFrom(tables, typeOf, everyType, () => undefined, provenance),
  };
}

/** @param types - most airframes first */
export function fleetFrom(
  { fleets }: Pick<Tables, 'fleets'>,
  typeOf: TypeFinder,
  types: readonly FleetType[],
  seatsOf: SeatsFinder,
  provenance: TableProvenance,
): Fleet {
  const { useBandKm, useBandCount } = fleets;
  const asOthers = Array.from({ length: useBandCount }, () => 1);
  const members = types.flatMap(({ icaoAircraftType, airframes, onlyAt }): readonly FleetMember[] => {
    const type = typeOf(icaoAircraftType);
    if (!type) return [];
    const uses = fleets.useByDistance(icaoAircraftType) ?? asOthers;
    return [{ type, airframes, isWide: type.aircraft.value.body === 'wide', seats: seatsOf(type), uses, onlyAt }];
  });
  const firstUses = members.map(({ uses }) => uses.findIndex((use) => use !== 1)).filter((band) => band >= 0);
  return {
    members,
    wideShareAt: wideBodyShareOfAll,
    useBandKm,
    usesFromKm: useBandKm * Math.min(...firstUses),
    leastMeanSeats: 0,
    provenance,
  };
}

function usualTotal(tables: Tables, type: KnownType): number | undefined {
  const seats = usualSeats(tables, type);
  return seats && totalSeats(seats.value);
}

/** Seats of a fleet's wide or narrow bodies by airframes; 0 where none are known. */
function meanSeatsOf(members: readonly FleetMember[], areWide: boolean): number {
  let [all, sum] = [0, 0];
  for (const { airframes, isWide, seats } of members) {
    if (isWide !== areWide || seats === undefined) continue;
    all += airframes;
    sum += airframes * seats;
  }
  return all > 0 ? sum / all : 0;
}

/** The carrier's routes of which the seats are known. */
function routesOf({ airports, frequencies }: Tables, carrierCode: string): readonly SeatedRoute[] {
  return Array.from(frequencies.seatedRoutes(carrierCode), ({ originIndex, destinationIndex, meanSeats }) => ({
    greatCircleKm: greatCircleDistanceKm(airports.at(originIndex), airports.at(destinationIndex)),
    meanSeats,
  }));
}

/** Seats of a carrier's type in all cabins, by airframes; undefined where no layout is known. */
function meanCabinSeats(layouts: readonly CabinLayout[]): number | undefined {
  let [all, seats] = [0, 0];
  for (const layout of layouts) {
    const airframes = Math.max(1, layout.airframes);
    all += airframes;
    seats += airframes * layout.totalSeats;
  }
  return all > 0 ? seats / all : undefined;
}

/** The types of a carrier's reports as a fleet, departures standing for airframes. */
function typesReported({ reportedSeats }: Tables, carrierCode: string): readonly FleetType[] {
  const departuresOf = new Map<string, number>();
  for (const { icaoAircraftTypes, departures } of reportedSeats.ofCarrier(carrierCode)) {
    const [mostCommon] = icaoAircraftTypes;
    if (mostCommon !== undefined) departuresOf.set(mostCommon, (departuresOf.get(mostCommon) ?? 0) + departures);
  }
  return [...departuresOf]
    .map(([icaoAircraftType, airframes]) => ({ icaoAircraftType, airframes, onlyAt: [] }))
    .sort((a, b) => b.airframes - a.airframes);
}
