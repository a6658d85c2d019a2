import { Source, type EmissionsInputEntry, type EmissionsInputs } from '@tim/messages';
import { FUEL_STRATEGY, type ScaledStrategy, type SourceCode } from '@tim/words';
import { ATTRIBUTION, type AttributionSource } from './attribution/texts.ts';

export type AttributionRow = {
  readonly dataType: string;
  readonly sources: readonly AttributionSource[];
  /** Edition of the data, when the answer names one. */
  readonly edition?: string;
};

/** The inputs that are cited, in the order shown. */
const INPUTS = [
  ['totalFuelBurnEstimatedKg', ATTRIBUTION.fuelBurn.dataType],
  ['loadFactor', ATTRIBUTION.loadFactor.dataType],
  ['cargoMassFraction', ATTRIBUTION.cargo.dataType],
  ['seatsPerClass', ATTRIBUTION.seats.dataType],
] as const;

type InputKey = (typeof INPUTS)[number][0];
type Citations = { readonly [key in InputKey]?: readonly AttributionSource[] };

/** Sources that the open engine has none of: of Google's API, by the specification's names. */
type PublishedSource = 'CH_AVIATION' | 'OPERATING_CARRIER_CONFIG' | 'OAG_SEATS_EQUIPMENT_CONFIG' | 'REFERENCE_CONFIG';

const { fuelBurn, loadFactor, cargo, seats } = ATTRIBUTION;

/** What each source is cited as, by the input that it gave; a source that gives no input of the table is cited nowhere. */
const CITATIONS: Readonly<Record<SourceCode | PublishedSource, Citations>> = {
  EEA: { totalFuelBurnEstimatedKg: [fuelBurn.eea2019, fuelBurn.corsia, fuelBurn.iso14083] },
  T100: { loadFactor: [loadFactor.T100], cargoMassFraction: [cargo.T100], seatsPerClass: [seats.reportedTotal] },
  T2: { loadFactor: [loadFactor.T2], cargoMassFraction: [cargo.T2], seatsPerClass: [seats.reportedTotal] },
  CARRIER_TRAFFIC_REPORT: { loadFactor: [loadFactor.trafficReports] },
  BITRE: { loadFactor: [loadFactor.BITRE] },
  DGCA: { loadFactor: [loadFactor.DGCA], cargoMassFraction: [cargo.DGCA] },
  GLOBAL_DEFAULT: { loadFactor: [loadFactor.GLOBAL_DEFAULT] },
  CARRIER_CABIN_TABLE: { seatsPerClass: [seats.carrierCabins] },
  AIRCRAFT_MODEL_TYPICAL: { seatsPerClass: [seats.typicalSeats] },
  CH_AVIATION: { loadFactor: [loadFactor.CH_AVIATION] },
  OPERATING_CARRIER_CONFIG: { seatsPerClass: [seats.configuration] },
  OAG_SEATS_EQUIPMENT_CONFIG: { seatsPerClass: [seats.fleetSeats] },
  REFERENCE_CONFIG: { seatsPerClass: [seats.configuration, seats.fleetSeats] },
  EASA: {},
  ICL: {},
  IATA: {},
  TIM_METHOD: {},
  SCHEDULE: { seatsPerClass: [seats.schedule] },
  SFO_MUSEUM: {},
  CARRIER_FLEET_TABLE: {},
  ROUTE_LIST: {},
  ROUTE_FREQUENCY_LIST: {},
  CONTRAIL_FIGURE: {},
  AIRPORT_LIST: {},
  REQUEST: {},
};

/** What a strategy draws on beside its source. */
const ADDED: Readonly<Record<typeof FUEL_STRATEGY | ScaledStrategy, AttributionSource>> = {
  [FUEL_STRATEGY]: fuelBurn.eea2023,
  CARRIER_CABIN_LAYOUT_SCALED_TO_REPORTED_TOTAL: seats.reportedTotal,
  CARRIER_CABIN_LAYOUT_SCALED_TO_REPORTED_TOTAL_MEAN: seats.reportedTotal,
  AIRCRAFT_MODEL_TYPICAL_SCALED_TO_REPORTED_TOTAL: seats.reportedTotal,
  AIRCRAFT_TYPE_REPORTED_MEAN_SCALED_TO_REPORTED_TOTAL: seats.reportedTotal,
};

/** What an input is cited as; nothing for a source that is not known. The strategy's own stands behind the table it works on. */
function cite(key: InputKey, { dataSource, dataStrategy }: EmissionsInputEntry): readonly AttributionSource[] {
  const bySource: Readonly<Record<string, Citations>> = CITATIONS;
  const byStrategy: Readonly<Record<string, AttributionSource>> = ADDED;
  const [table, ...others] = bySource[dataSource]?.[key] ?? [];
  const added = byStrategy[dataStrategy];
  return table === undefined ? [] : [...new Set([table, ...(added === undefined ? [] : [added]), ...others])];
}

/**
 * The rows of the Data Attribution table. A flight with an EASA label cites the label alone, and only when the label
 * states its sustainable fuel; every other flight cites each recognised input, and the seat areas always.
 */
export function attributionRows(source: Source, inputs: EmissionsInputs | undefined): readonly AttributionRow[] {
  if (source === Source.EASA) {
    return inputs?.easaLabelData?.safDiscountPercentage === undefined
      ? []
      : [{ dataType: ATTRIBUTION.fuelBurn.dataType, sources: [ATTRIBUTION.fuelBurn.easaLabel] }];
  }
  const entries = inputs?.emissionsInputEntries ?? {};
  const cited = INPUTS.flatMap(([key, dataType]) => {
    const entry = entries[key];
    const sources = entry ? cite(key, entry) : [];
    if (!entry || sources.length === 0) return [];
    return [{ dataType, sources, ...(entry.sourceVersion !== '' && { edition: entry.sourceVersion }) }];
  });
  return [...cited, { dataType: ATTRIBUTION.seatArea.dataType, sources: [ATTRIBUTION.seatArea.iata] }];
}
