import type { TableBytes } from '@tim/reference-data';
import { TaskFailure } from '../../tasks/task-failure.ts';
import { buildCabins } from '../tables/cabins.ts';
import { buildFamilies } from '../tables/families.ts';
import { buildFleets, type TypeUses } from '../tables/fleets.ts';
import { buildPartners } from '../tables/partners.ts';
import { buildPublishedLoadFactors } from '../tables/published-load-factors.ts';
import { buildRouteAircraft } from '../tables/route-aircraft.ts';
import type { OwnData } from './read-data.ts';

export type DataTable = 'cabins' | 'families' | 'fleets' | 'partners' | 'published-load-factors' | 'route-aircraft';

/**
 * Build the tables that come from the data folder.
 *
 * @param uses - come from sources, not from the data folder
 */
export function buildDataTables(data: OwnData, uses: TypeUses): Pick<TableBytes, DataTable> {
  const countries = new Map(
    data.carrierStatus.flatMap(({ carrier, isCurrent, country }) => (isCurrent ? [[carrier, country]] : [])),
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
    families: buildFamilies(data.families, data.usualVariants),
    fleets: buildFleets(data.fleets, uses),
    partners: buildPartners(data.partners),
    'published-load-factors': buildPublishedLoadFactors(data.publishedLoadFactors, countryOf),
    'route-aircraft': buildRouteAircraft(data.routeAircraft),
  };
}
