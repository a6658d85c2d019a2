import { readAircraftNames } from './aircraft-names.ts';
import { readApart } from './apart.ts';
import { readAirportUse } from './airport-use.ts';
import { readBestBefore } from './best-before.ts';
import { readBtsFacts } from './bts-facts.ts';
import { readCabins } from './cabins.ts';
import { checkCabinsRead } from './cabins-read.ts';
import { checkCarrierNames } from './carrier-names.ts';
import { readCarrierStatus } from './carrier-status.ts';
import { checkCityNames } from './city-names.ts';
import { readClosedRoutes } from './closed-routes.ts';
import type { DataContext } from './data-context.ts';
import { readFamilies, readUsualVariants } from './families.ts';
import { readFleets } from './fleets.ts';
import { checkFleetsRead } from './fleets-read.ts';
import { readListCodes } from './list-codes.ts';
import { readNumberBlocks } from './number-blocks.ts';
import { readPartners } from './partners.ts';
import { readPublishedLoadFactors } from './published-load-factors.ts';
import { readRouteAircraft } from './route-aircraft.ts';
import { readRouteFacts } from './route-facts.ts';
import { readSeasons } from './seasons.ts';
import { readSoldTogether } from './sold-together.ts';

/** Every file of the data folder, checked; the report is told of each row that is wrong. */
export async function readData(context: DataContext) {
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

/** The tables of our own that others are built from. */
export type OwnData = Awaited<ReturnType<typeof readData>>;
