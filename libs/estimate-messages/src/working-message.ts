import type { Quantity, Working, WorkingStep } from '@tim/estimator';
import { Working as WorkingMessage, WorkingQuantity, WorkingStep as WorkingStepMessage } from '@tim/messages';
import { en, strategyOf, unitOf } from '@tim/words';

function quantityMessage({ name, value, provenance, text }: Quantity): WorkingQuantity {
  return WorkingQuantity.fromPartial({
    ...en.quantity(name),
    code: 'legs' in name ? { ...name, legs: [...name.legs], carrierCodes: [...name.carrierCodes] } : name,
    value,
    unit: unitOf(name.kind),
    ...(provenance && {
      source: provenance.source,
      sourceVersion: en.edition(provenance),
      strategy: strategyOf(provenance.basis),
      dataCategory: provenance.dataCategory,
    }),
    ...(text !== undefined && { text }),
  });
}

function stepMessage(step: WorkingStep): WorkingStepMessage {
  return WorkingStepMessage.fromPartial({
    key: step.key,
    ...en.step(step),
    inputs: step.inputs.map(quantityMessage),
    results: step.results.map(quantityMessage),
  });
}

/** The steps behind an estimate as a message. */
export function workingMessage(working: Working): WorkingMessage {
  return WorkingMessage.fromPartial({ engineVersion: working.engineVersion, steps: working.steps.map(stepMessage) });
}
