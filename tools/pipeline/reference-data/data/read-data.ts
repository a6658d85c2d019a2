import type { AircraftName, ClosedRoute, NumberBlock } from '@tim/reference-data';
import { readAircraftNames } from './aircraft-names.ts';
import { readApart, type ApartRow } from './apart.ts';
import { readAirportUse, type AirportUseRow } from './airport-use.ts';
import { readBestBefore } from './best-before.ts';
import { readBtsFacts, type BtsFacts } from './bts-facts.ts';
import type { CabinRow } from './cabin-row.ts';
import { readCabins } from './cabins.ts';
import { checkCabinsRead } from './cabins-read.ts';
import { checkCarrierNames } from './carrier-names.ts';
import { readCarrierStatus, type CarrierStatus } from './carrier-status.ts';
import { checkCityNames } from './city-names.ts';
import { readClosedRoutes } from './closed-routes.ts';
import type { DataContext } from './data-context.ts';
import { readFamilies, readUsualVariants, type FamilyRow, type UsualVariant } from './families.ts';
import { readFleets, type FleetRow } from './fleets.ts';
import { checkFleetsRead } from './fleets-read.ts';
import { readListCodes, type ListCodeRows } from './list-codes.ts';
import { readNumberBlocks } from './number-blocks.ts';
import { readPartners, type PartnerRow } from './partners.ts';
import { readPublishedLoadFactors } from './published-load-factors.ts';
import { readRouteAircraft, type RouteAircraftRow } from './route-aircraft.ts';
import { readRouteFacts, type RouteFactRow } from './route-facts.ts';
import { readSeasons, type SeasonRow } from './seasons.ts';
import { readSoldTogether, type SoldTogetherRow } from './sold-together.ts';
import type { Published } from '../tables/published-series.ts';

/** The tables of our own that others are built from. */
export type OwnData = {
  readonly aircraftNames: readonly AircraftName[];
  readonly airportUse: readonly AirportUseRow[];
  readonly apart: readonly ApartRow[];
  readonly bts: BtsFacts;
  readonly cabins: readonly CabinRow[];
  readonly carrierStatus: readonly CarrierStatus[];
  readonly closedRoutes: readonly ClosedRoute[];
  readonly families: readonly FamilyRow[];
  readonly fleets: readonly FleetRow[];
  readonly listCodes: ListCodeRows;
  readonly numberBlocks: readonly NumberBlock[];
  readonly partners: readonly PartnerRow[];
  readonly publishedLoadFactors: readonly Published[];
  readonly routeAircraft: readonly RouteAircraftRow[];
  readonly routeFacts: readonly RouteFactRow[];
  readonly seasons: readonly SeasonRow[];
  readonly soldTogether: readonly SoldTogetherRow[];
  readonly usualVariants: readonly UsualVariant[];
};

/** Every file of the data folder, checked; the report is told of each row that is wrong. */
export async function readData(context: DataContext): Promise<OwnData> {
  await readBestBefore(context);
  await checkCabinsRead(context);
  await checkCarrierNames(context);
  await checkCityNames(context);
  await checkFleetsRead(context);
  const families = await readFamilies(context);
  return {
    aircraftNames: await readAircraftNames(context, families),
    airportUse: await readAirportUse(context),
    apart: await readApart(context),
    bts: await readBtsFacts(context),
    cabins: await readCabins(context),
    carrierStatus: await readCarrierStatus(context),
    closedRoutes: await readClosedRoutes(context),
    families,
    fleets: await readFleets(context),
    listCodes: await readListCodes(context),
    numberBlocks: await readNumberBlocks(context),
    partners: await readPartners(context),
    publishedLoadFactors: await readPublishedLoadFactors(context),
    routeAircraft: await readRouteAircraft(context),
    routeFacts: await readRouteFacts(context),
    seasons: await readSeasons(context),
    soldTogether: await readSoldTogether(context),
    usualVariants: await readUsualVariants(context),
  };
}
