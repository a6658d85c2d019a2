import type { TableBytes } from '@tim/reference-data';
import { TaskFailure } from '../../tasks/task-failure.ts';
import { buildCabins } from '../tables/cabins.ts';
import { buildCarrierStatus } from '../tables/carrier-status.ts';
import { buildFamilies } from '../tables/families.ts';
import { buildFlightStatus, type ListedRows } from '../tables/flight-status.ts';
import { buildFleets, type TypeUses } from '../tables/fleets.ts';
import { buildPartners } from '../tables/partners.ts';
import { buildPublishedLoadFactors } from '../tables/published-load-factors.ts';
import { buildRouteAircraft } from '../tables/route-aircraft.ts';
import type { OwnData } from './read-data.ts';

export type DataTable =
  | 'cabins'
  | 'carrier-status'
  | 'families'
  | 'fleets'
  | 'flight-status'
  | 'partners'
  | 'published-load-factors'
  | 'route-aircraft';

/**
 * Build the tables that come from the data folder.
 *
 * @param fromSources - what does not come from the data folder: how often types fly, and the rows of the list of flights
 */
export function buildDataTables(
  data: OwnData,
  { uses, listed }: { readonly uses: TypeUses; readonly listed: ListedRows },
): Pick<TableBytes, DataTable> {
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
    cabins: buildCabins(data.cabins),
    'carrier-status': buildCarrierStatus(data),
    families: buildFamilies(data.families, data.usualVariants),
    fleets: buildFleets(data.fleets, uses),
    'flight-status': buildFlightStatus(data, listed),
    partners: buildPartners(data.partners, data.soldTogether),
    'published-load-factors': buildPublishedLoadFactors(data.publishedLoadFactors, countryOf),
    'route-aircraft': buildRouteAircraft(data.routeAircraft),
  };
}
