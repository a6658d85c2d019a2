import type { TableBytes } from '@tim/reference-data';
import { TaskFailure } from '@tim/terminal';
import { buildCabins } from '../tables/cabins.ts';
import { buildCarrierStatus } from '../tables/carrier-status.ts';
import { buildFlightStatus, type ListedRows } from '../tables/flight-status.ts';
import { buildFleets, type TypeUses } from '../tables/fleets.ts';
import { buildPublishedLoadFactors } from '../tables/published-load-factors.ts';
import { buildAirportUse } from './airport-use.ts';
import { buildFamilies } from './families.ts';
import { buildListCodes } from './list-codes.ts';
import { buildPartners } from './partners.ts';
import type { OwnData } from './read-data.ts';
import { buildRouteAircraft } from './route-aircraft.ts';
import { buildRouteFacts } from './route-facts.ts';

/**
 * Build the tables that come from the data folder.
 *
 * @param fromSources - what does not come from the data folder: how often types fly, and the rows of the list of flights
 */
export function buildDataTables(
  data: OwnData,
  { uses, listed }: { readonly uses: TypeUses; readonly listed: ListedRows },
) {
  const countries = new Map(
    data.carrierStatus.flatMap(({ carrierCode, isCurrent, countryCode }) =>
      isCurrent ? [[carrierCode, countryCode]] : [],
    ),
  );
  const countryOf = (carrier: string) => {
    const country = countries.get(carrier);
    if (country === undefined)
      throw new TaskFailure(
        `carrier-status.csv: no current holder of ${carrier}, which tells flights at home and abroad apart`,
      );
    return country;
  };
  return {
    'airport-use': buildAirportUse(data.airportUse, data.apart),
    cabins: buildCabins(data.cabins),
    'carrier-status': buildCarrierStatus(data),
    families: buildFamilies(data.families, data.usualVariants, data.aircraftNames),
    fleets: buildFleets(data.fleets, uses),
    'flight-status': buildFlightStatus(data, listed),
    'list-codes': buildListCodes(data.listCodes),
    partners: buildPartners(data.partners, data.soldTogether),
    'published-load-factors': buildPublishedLoadFactors(data.publishedLoadFactors, countryOf),
    'route-aircraft': buildRouteAircraft(data.routeAircraft),
    'route-facts': buildRouteFacts(data.routeFacts, data.seasons),
  } satisfies Partial<TableBytes>;
}
