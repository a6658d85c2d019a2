import type { ModelVersion } from '@tim/messages';

let version: ModelVersion | undefined;
const listeners = new Set<() => void>();

/** @param modelVersion - by which this device computed the last answer; undefined when it came over the network */
export function tellComputedHere(modelVersion: ModelVersion | undefined): void {
  version = modelVersion;
  for (const listener of listeners) listener();
}

/** The model's version of the last answer, if this device computed it. */
export const computedHere = (): ModelVersion | undefined => version;

export function onComputedHere(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
