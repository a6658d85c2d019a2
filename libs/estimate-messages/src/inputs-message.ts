import type { FlightEstimate } from '@tim/estimator';
import { EmissionsInputs } from '@tim/messages';
import type { EmissionsInputEntry } from '@tim/messages';
import { FUEL_STRATEGY, strategyOf } from '@tim/words';
import type { Strategy, Words } from '@tim/words';

type SourcedInput = FlightEstimate['inputs'][keyof FlightEstimate['inputs']];

function entry(
  input: SourcedInput,
  words: Words,
  dataStrategy: Strategy | typeof FUEL_STRATEGY = strategyOf(input.basis),
): EmissionsInputEntry {
  const { source, dataCategory } = input;
  return { dataSource: source, dataStrategy, sourceVersion: words.edition(input), dataCategory };
}

/**
 * Where the inputs came from, under the specification's keys and in its words where it has one; a source it has no
 * word for is named as it is. Editions are in the language of the words.
 */
export function emissionsInputsMessage(estimate: FlightEstimate, words: Words): EmissionsInputs {
  const { inputs } = estimate;
  return EmissionsInputs.fromPartial({
    emissionsInputEntries: {
      totalFuelBurnEstimatedKg: entry(inputs.fuelBurnKg, words, FUEL_STRATEGY),
      loadFactor: entry(inputs.passengerLoadFactor, words),
      cargoMassFraction: entry(inputs.cargoMassFraction, words),
      seatsPerClass: entry(inputs.seatsPerClass, words),
    },
  });
}
