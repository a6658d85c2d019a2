import { Source, type EmissionsInputEntry, type EmissionsInputs } from '@tim/messages';
import { ATTRIBUTION, type AttributionSource } from '../../content/attribution.ts';

export type AttributionRow = {
  readonly dataType: string;
  readonly sources: readonly AttributionSource[];
  /** Edition of the data, when the answer names one. */
  readonly edition?: string;
};

/** The strategy that corrects fuel burn with the 2023 guidebook's Annex 1. */
const EEA_2023_STRATEGY = 'EEA2023_CORRECTION_FACTOR';

/** The open engine's: cabins scaled to the seats that the carrier reported; other parts may follow. */
const SCALED_STRATEGY = '_SCALED_TO_REPORTED_TOTAL';

type Cite = (entry: EmissionsInputEntry) => readonly AttributionSource[];

/** By key of the inputs, in the order shown: what each source of that input is cited as; nothing for an unknown one. */
const CITATIONS: readonly { readonly key: string; readonly dataType: string; readonly cite: Cite }[] = [
  { key: 'totalFuelBurnEstimatedKg', dataType: ATTRIBUTION.fuelBurn.dataType, cite: citeFuelBurn },
  { key: 'loadFactor', dataType: ATTRIBUTION.loadFactor.dataType, cite: citeLoadFactor },
  { key: 'cargoMassFraction', dataType: ATTRIBUTION.cargo.dataType, cite: citeCargo },
  { key: 'seatsPerClass', dataType: ATTRIBUTION.seats.dataType, cite: citeSeats },
];

function citeFuelBurn({ dataSource, dataStrategy }: EmissionsInputEntry): readonly AttributionSource[] {
  const { eea2019, eea2023, corsia, iso14083 } = ATTRIBUTION.fuelBurn;
  if (dataSource !== 'EEA') {
    return [];
  }
  return [eea2019, ...(dataStrategy === EEA_2023_STRATEGY ? [eea2023] : []), corsia, iso14083];
}

function citeLoadFactor({ dataSource }: EmissionsInputEntry): readonly AttributionSource[] {
  const { T100, T2, trafficReports, CH_AVIATION, GLOBAL_DEFAULT } = ATTRIBUTION.loadFactor;
  switch (dataSource) {
    case 'T100':
      return [T100];
    // The open engine's own: of US carriers by quarter.
    case 'T2':
      return [T2];
    // The open engine's own: of carriers that publish single months.
    case 'CARRIER_TRAFFIC_REPORT':
      return [trafficReports];
    case 'CH_AVIATION':
      return [CH_AVIATION];
    case 'GLOBAL_DEFAULT':
      return [GLOBAL_DEFAULT];
    default:
      return [];
  }
}

function citeCargo({ dataSource }: EmissionsInputEntry): readonly AttributionSource[] {
  const { T100, T2 } = ATTRIBUTION.cargo;
  switch (dataSource) {
    case 'T100':
      return [T100];
    // The open engine's own: where T-100 counts too few wide bodies.
    case 'T2':
      return [T2];
    default:
      return [];
  }
}

function citeSeats({ dataSource, dataStrategy }: EmissionsInputEntry): readonly AttributionSource[] {
  const { configuration, fleetSeats, carrierCabins, typicalSeats, reportedTotal } = ATTRIBUTION.seats;
  const total = dataStrategy.includes(SCALED_STRATEGY) ? [reportedTotal] : [];
  switch (dataSource) {
    case 'OPERATING_CARRIER_CONFIG':
      return [configuration];
    case 'OAG_SEATS_EQUIPMENT_CONFIG':
      return [fleetSeats];
    case 'REFERENCE_CONFIG':
      return [configuration, fleetSeats];
    // The open engine's own sources, for which the specification has no words.
    case 'CARRIER_CABIN_TABLE':
      return [carrierCabins, ...total];
    case 'AIRCRAFT_MODEL_TYPICAL':
      return [typicalSeats, ...total];
    case 'T100':
    case 'T2':
      return [reportedTotal];
    default:
      return [];
  }
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
  const cited = CITATIONS.flatMap(({ key, dataType, cite }) => {
    const entry = entries[key];
    const sources = entry === undefined ? [] : cite(entry);
    if (entry === undefined || sources.length === 0) {
      return [];
    }
    return [{ dataType, sources, ...(entry.sourceVersion !== '' && { edition: entry.sourceVersion }) }];
  });
  return [...cited, { dataType: ATTRIBUTION.seatArea.dataType, sources: [ATTRIBUTION.seatArea.iata] }];
}
