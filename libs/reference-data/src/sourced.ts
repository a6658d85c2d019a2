import type { Basis } from './basis.ts';

/** ISO 14083 data category: measured by the operator, modelled from particulars, or a default. */
export type DataCategory = 'PRIMARY' | 'MODELED' | 'DEFAULT';

/**
 * Who published a value. The public API's names where it has one; a source it has no word for carries its own name.
 *
 * - `EASA` an issued EASA Flight Emissions Label
 * - `EEA` EMEP/EEA guidebook; `ICL` Imperial College London (GAIA); `IATA` RP 1726
 * - `T100` US BTS T-100; `T2` US BTS Form 41 Schedule T-2, its sister of US carriers by type and quarter
 * - `CARRIER_TRAFFIC_REPORT` a carrier's own monthly traffic figures, or the aviation authority's of it
 * - `BITRE` Australia's bureau, and `DGCA` India's authority: traffic that they count
 * - `AIRCRAFT_MODEL_TYPICAL` a type's typical seats; `GLOBAL_DEFAULT` one figure for all flights
 * - `TIM_METHOD` stated in the Travel Impact Model's method document itself
 * - `CARRIER_FLEET_TABLE` and `CARRIER_CABIN_TABLE` fleets and cabin layouts compiled for this project
 * - `ROUTE_LIST` flight numbers and routes seen in operation, and what was compiled of them; `ROUTE_FREQUENCY_LIST` flights by carrier and route
 * - `SCHEDULE` a schedule, or flights seen, that the operator of this service built into a table of their own
 * - `SFO_MUSEUM` flights at San Francisco by aircraft, as the airport's museum lists them
 * - `CONTRAIL_FIGURE` read off a published figure, approximate
 * - `AIRPORT_LIST` public airport coordinates; `REQUEST` the caller
 */
export type DataSource =
  | 'EASA'
  | 'EEA'
  | 'ICL'
  | 'T100'
  | 'T2'
  | 'CARRIER_TRAFFIC_REPORT'
  | 'BITRE'
  | 'DGCA'
  | 'IATA'
  | 'AIRCRAFT_MODEL_TYPICAL'
  | 'GLOBAL_DEFAULT'
  | 'TIM_METHOD'
  | 'CARRIER_FLEET_TABLE'
  | 'CARRIER_CABIN_TABLE'
  | 'ROUTE_LIST'
  | 'ROUTE_FREQUENCY_LIST'
  | 'SCHEDULE'
  | 'SFO_MUSEUM'
  | 'CONTRAIL_FIGURE'
  | 'AIRPORT_LIST'
  | 'REQUEST';

/** Where a value came from. */
export type Provenance<Of extends Basis = Basis> = {
  /** Which rule or look-up gave the value. */
  readonly basis: Of;
  readonly source: DataSource;
  /** Edition, as the publisher names it. */
  readonly sourceVersion: string;
  readonly dataCategory: DataCategory;
};

/** Where all values of a table came from. */
export type TableProvenance = Omit<Provenance, 'basis'>;

/** A value and where it came from. */
export type Sourced<Value, Of extends Basis = Basis> = Provenance<Of> & { readonly value: Value };
