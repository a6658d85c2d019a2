import type { FlightEstimate, Provenance } from '@tim/estimator';
import {
  CargoMassFractionT100Strategy_Strategy,
  DistanceAdjustmentStrategy_Strategy,
  EmissionsProvenance,
  EmissionsProvenanceEntry_DataCategory,
  EmissionsProvenanceEntry_DataSource,
  EmissionsProvenanceEntry_EmissionsProvenanceEntryType as EntryType,
  EmissionsProvenanceEntry,
  FuelBurnEeaStrategy_Strategy,
  LoadFactorsT100Strategy_Strategy,
  SeatAreaRatioIataStrategy_Strategy,
} from '@tim/messages/api-v1';
import { en, strategyOf } from '@tim/words';
import { numberOf } from './enums.ts';

type Inputs = FlightEstimate['inputs'];
type Strategy = EmissionsProvenanceEntry['strategy'];
type Value = EmissionsProvenanceEntry['value'];

/** A sourced input as an entry; a source or strategy the public API has no word for is left unspecified. */
function entry(
  provenanceEntryType: EntryType,
  provenance: Provenance,
  strategy: Strategy,
  value?: Value,
): EmissionsProvenanceEntry {
  const { source, dataCategory } = provenance;
  return EmissionsProvenanceEntry.create({
    provenanceEntryType,
    source:
      numberOf(EmissionsProvenanceEntry_DataSource, source) ??
      EmissionsProvenanceEntry_DataSource.DATA_SOURCE_UNSPECIFIED,
    sourceVersion: en.edition(provenance),
    dataCategory:
      numberOf(EmissionsProvenanceEntry_DataCategory, dataCategory) ??
      EmissionsProvenanceEntry_DataCategory.DATA_CATEGORY_UNSPECIFIED,
    strategy,
    value,
  });
}

function strategyCase<Case extends NonNullable<Strategy>['$case'], Number extends number>(
  $case: Case,
  number: Number | undefined,
): { $case: Case; value: Number } | undefined {
  return number === undefined ? undefined : { $case, value: number };
}

function fuelBurn(input: Inputs['fuelBurnKg']): EmissionsProvenanceEntry {
  const number = numberOf(FuelBurnEeaStrategy_Strategy, strategyOf(input.basis));
  return entry(EntryType.FUEL_BURN, input, strategyCase('fuelBurnEeaStrategy', number));
}

function loadFactors(input: Inputs['passengerLoadFactor']): EmissionsProvenanceEntry {
  const number = numberOf(LoadFactorsT100Strategy_Strategy, strategyOf(input.basis));
  return entry(EntryType.LOAD_FACTORS, input, strategyCase('loadFactorsT100Strategy', number), {
    $case: 'loadFactorsData',
    value: input.value,
  });
}

function cargoMassFraction(input: Inputs['cargoMassFraction']): EmissionsProvenanceEntry {
  const number =
    input.source === 'T100' ? numberOf(CargoMassFractionT100Strategy_Strategy, strategyOf(input.basis)) : undefined;
  return entry(EntryType.CARGO_MASS_FRACTION, input, strategyCase('cargoMassFractionT100Strategy', number), {
    $case: 'cargoMassFractionData',
    value: input.value,
  });
}

function seatAreaRatios(input: Inputs['cabinClassFactors']): EmissionsProvenanceEntry {
  const number = numberOf(SeatAreaRatioIataStrategy_Strategy, strategyOf(input.basis));
  return entry(EntryType.SEAT_AREA_RATIOS, input, strategyCase('seatAreaRatioIataStrategy', number), {
    $case: 'seatAreaRatioData',
    value: { ...input.value },
  });
}

function distanceAdjustment(
  input: Inputs['distanceAdjustmentFactor'],
  ccdDistanceKm: number,
): EmissionsProvenanceEntry {
  const number = numberOf(DistanceAdjustmentStrategy_Strategy, strategyOf(input.basis));
  return entry(EntryType.DISTANCE_ADJUSTMENT, input, strategyCase('distanceAdjustmentStrategy', number), {
    $case: 'estimatedFlightDistanceKm',
    value: Math.round(ccdDistanceKm),
  });
}

/** Where the inputs of an estimate came from. */
export function provenanceOf({ inputs, ccdDistanceKm }: FlightEstimate): EmissionsProvenance {
  return EmissionsProvenance.create({
    provenanceEntries: [
      fuelBurn(inputs.fuelBurnKg),
      loadFactors(inputs.passengerLoadFactor),
      cargoMassFraction(inputs.cargoMassFraction),
      entry(EntryType.SEATING_CONFIG, inputs.seatsPerClass, undefined),
      seatAreaRatios(inputs.cabinClassFactors),
      distanceAdjustment(inputs.distanceAdjustmentFactor, ccdDistanceKm),
    ],
  });
}
