import type { Quantity, Working, WorkingStep } from '@tim/estimator';
import { Working as WorkingMessage, WorkingQuantity, WorkingStep as WorkingStepMessage } from '@tim/messages';
import { en } from '@tim/words';
import { strategyOf } from './strategy.ts';

function quantityMessage({ symbol, name, value, unit, provenance, text }: Quantity): WorkingQuantity {
  return WorkingQuantity.fromPartial({
    symbol,
    name: en.quantity(name),
    value,
    unit,
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
