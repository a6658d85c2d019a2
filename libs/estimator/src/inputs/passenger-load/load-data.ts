import { groupBy, type RouteTrafficRow, type Tables } from '@tim/reference-data';
import { remember } from '../../remember.ts';
import { meanOfRows } from '../mean-of-rows.ts';
import type { CountedMean } from '../mean-of-rows.ts';
import type { LoadData } from './load-rule.ts';
import { typeLoadChange } from './type-load.ts';

/** Higher load factors are cut to this [1], because a few small flights report every seat as sold. */
const HIGHEST_LOAD_FACTOR = 0.98;

/** Mean load factor of reported flights by seats; undefined without any. */
export const meanLoadFactor = (rows: Iterable<RouteTrafficRow>): CountedMean | undefined =>
  meanOfRows(
    rows,
    (row) => Math.min(HIGHEST_LOAD_FACTOR, row.passengerLoadFactor),
    (row) => row.departures * row.seatsPerDeparture,
  );

const keyOf = (...parts: readonly string[]) => parts.join(' ');

/** What the rules look up, each found once. */
export function loadData(tables: LoadData['tables'] & Pick<Tables, 'traffic'>): LoadData {
  let rowsOf: Map<string, RouteTrafficRow[]> | undefined;
  const rowsByCarrierAndRegion = () =>
    (rowsOf ??= groupBy(tables.traffic.rows(), (row) => keyOf(row.carrierCode, row.region)));
  const inRegion = remember((key: string) => meanLoadFactor(rowsByCarrierAndRegion().get(key) ?? []));
  const changes = remember((key: string) => {
    const [carrierCode = '', icaoAircraftType = '', area = ''] = key.split(' ');
    return typeLoadChange(tables, carrierCode, icaoAircraftType, area);
  });
  return {
    tables,
    carrierInRegion: (carrierCode, region) => inRegion(keyOf(carrierCode, region)),
    typeLoadChange: (carrierCode, icaoAircraftType, area) => changes(keyOf(carrierCode, icaoAircraftType, area)),
  };
}
