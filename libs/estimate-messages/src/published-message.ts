import { EmissionsInputs, FlightWithEmissions } from '@tim/messages';
import type { EmissionsInputEntry, Flight } from '@tim/messages';
import {
  EmissionsProvenanceEntry_DataSource as DataSource,
  EmissionsProvenanceEntry_EmissionsProvenanceEntryType as EntryType,
  EmissionsProvenanceEntry,
} from '@tim/messages/api-v1';
import type { FlightWithDetailedEmissions } from '@tim/messages/api-v1';
import { FUEL_STRATEGY } from '@tim/words';
import type { Parts } from './flight-message.ts';

/** The specification's keys for the kinds of input it shows. */
const KEYS: Partial<Record<EntryType, string>> = {
  [EntryType.FUEL_BURN]: 'totalFuelBurnEstimatedKg',
  [EntryType.LOAD_FACTORS]: 'loadFactor',
  [EntryType.CARGO_MASS_FRACTION]: 'cargoMassFraction',
  [EntryType.SEATING_CONFIG]: 'seatsPerClass',
};

/** The specification's names for the sources the public API names otherwise. */
const SOURCE_NAMES: Partial<Record<DataSource, string>> = {
  [DataSource.OAG]: 'OAG_SEATS_EQUIPMENT_CONFIG',
  [DataSource.OPERATING_CARRIER]: 'OPERATING_CARRIER_CONFIG',
};

type EntryJson = { readonly source?: string; readonly dataCategory?: string; readonly [field: string]: unknown };

function inputEntry(entry: EmissionsProvenanceEntry): EmissionsInputEntry {
  const json = EmissionsProvenanceEntry.toJSON(entry) as EntryJson;
  const strategy = entry.strategy && json[entry.strategy.$case];
  const isFuel = entry.provenanceEntryType === EntryType.FUEL_BURN;
  return {
    dataSource: SOURCE_NAMES[entry.source] ?? json.source ?? '',
    dataStrategy: isFuel ? FUEL_STRATEGY : typeof strategy === 'string' ? strategy : '',
    sourceVersion: entry.sourceVersion,
    dataCategory: json.dataCategory ?? '',
  };
}

function inputs({ emissionsMetadata }: FlightWithDetailedEmissions): EmissionsInputs {
  const { emissionsProvenance, easaLabelMetadata } = emissionsMetadata ?? {};
  const entries = (emissionsProvenance?.provenanceEntries ?? []).flatMap((entry) => {
    const key = KEYS[entry.provenanceEntryType];
    return key === undefined ? [] : [[key, inputEntry(entry)] as const];
  });
  return EmissionsInputs.fromPartial({
    emissionsInputEntries: Object.fromEntries(entries),
    ...(easaLabelMetadata && {
      easaLabelData: {
        safDiscountPercentage: easaLabelMetadata.safDiscountPercentage,
        ...(easaLabelMetadata.labelVersion !== '' && { labelVersion: easaLabelMetadata.labelVersion }),
        ...(easaLabelMetadata.labelIssueDate && { labelIssueDate: easaLabelMetadata.labelIssueDate }),
        ...(easaLabelMetadata.labelExpiryDate && { labelExpiryDate: easaLabelMetadata.labelExpiryDate }),
      },
    }),
  });
}

/** A flight as Google's API answered it, as an entry of the site's response. */
export function publishedFlightMessage(
  flight: Flight,
  entry: FlightWithDetailedEmissions,
  parts: Parts,
): FlightWithEmissions {
  const details = entry.flightEmissionsDetails;
  if (!details?.emissionsGramsPerPax) return FlightWithEmissions.fromPartial({ flight });
  const { emissionsGramsPerPax, emissionsBreakdown, contrailsImpactBucket, source } = details;
  return FlightWithEmissions.fromPartial({
    flight,
    source,
    emissionsGramsPerPax,
    contrailsImpactBucket,
    ...(parts.includesInputs && { emissionsInputs: inputs(entry) }),
    ...(parts.includesBreakdown && emissionsBreakdown && { emissionsBreakdown }),
  });
}
