import type { Quantity, Working, WorkingStep } from '@tim/estimator';
import { Working as WorkingMessage, WorkingQuantity, WorkingStep as WorkingStepMessage } from '@tim/messages';
import { strategyOf, unitOf, type Words } from '@tim/words';

function quantityMessage({ name, value, provenance, text }: Quantity, words: Words): WorkingQuantity {
  return WorkingQuantity.fromPartial({
    ...words.quantity(name),
    code: 'legs' in name ? { ...name, legs: [...name.legs], carrierCodes: [...name.carrierCodes] } : name,
    value,
    unit: unitOf(name.kind),
    ...(provenance && {
      source: provenance.source,
      sourceVersion: words.edition(provenance),
      strategy: strategyOf(provenance.basis),
      dataCategory: provenance.dataCategory,
    }),
    ...(text !== undefined && { text }),
  });
}

function stepMessage(step: WorkingStep, words: Words): WorkingStepMessage {
  return WorkingStepMessage.fromPartial({
    key: step.key,
    ...words.step(step),
    inputs: step.inputs.map((input) => quantityMessage(input, words)),
    results: step.results.map((result) => quantityMessage(result, words)),
  });
}

/** The steps behind an estimate as a message; what people read of them in the language of the words. */
export function workingMessage({ engineVersion, steps }: Working, words: Words): WorkingMessage {
  return WorkingMessage.fromPartial({ engineVersion, steps: steps.map((step) => stepMessage(step, words)) });
}
