import type { Quantity, Working, WorkingStep } from '@tim/estimator';
import { Working as WorkingMessage, WorkingQuantity, WorkingStep as WorkingStepMessage } from '@tim/messages';

function quantityMessage({ symbol, name, value, unit, provenance, text }: Quantity): WorkingQuantity {
  return WorkingQuantity.fromPartial({
    symbol,
    name,
    value,
    unit,
    ...(provenance && {
      source: provenance.source,
      sourceVersion: provenance.sourceVersion,
      strategy: provenance.strategy,
      dataCategory: provenance.dataCategory,
    }),
    ...(text !== undefined && { text }),
  });
}

function stepMessage(step: WorkingStep): WorkingStepMessage {
  const { key, name, formula, source } = step;
  return WorkingStepMessage.fromPartial({
    key,
    name,
    formula,
    source,
    inputs: step.inputs.map(quantityMessage),
    results: step.results.map(quantityMessage),
  });
}

/** The steps behind an estimate as a message. */
export function workingMessage(working: Working): WorkingMessage {
  return WorkingMessage.fromPartial({ engineVersion: working.engineVersion, steps: working.steps.map(stepMessage) });
}
