import type { FlightQuery } from '@tim/estimator';
import { vi } from 'vitest';
import { engineProvider } from '../providers/engine-provider.ts';
import type { Provider } from '../providers/provider.ts';
import type { CircuitListener } from '../providers/tim-api/circuit.ts';
import { createTimApiClient } from '../providers/tim-api/client.ts';
import { timApiProvider } from '../providers/tim-api/tim-api-provider.ts';
import type { FailureListener } from '../providers/tim-api/upstream-failure.ts';
import { NOW } from '../testing/served-api.ts';
import { estimator } from '../testing/tables.ts';

/** As long as in production when `FAULT_DEADLINE_MS=20000` says so; short in every unit run. */
export const DEADLINE_MS = Number(process.env['FAULT_DEADLINE_MS'] ?? 3000);

/** The open engine, at the present of every test. */
export const engine: Provider = engineProvider(estimator(), () => NOW);

/** A provider that asks the upstream at an address, and what the operator is told. */
export function upstreamProvider(url: string, deadlineMs = DEADLINE_MS) {
  const onFailure = vi.fn<FailureListener>();
  const onCircuitChange = vi.fn<CircuitListener>();
  const provider = timApiProvider({
    client: createTimApiClient(url, 'the-key', onFailure),
    onFailure,
    onCircuitChange,
    fallbackVersion: { major: 3, minor: 0, patch: 0, dated: '20260101' },
    deadlineMs,
  });
  return { provider, onFailure, onCircuitChange };
}

/** A flight from Zurich to Boston by its number. */
export const flight = (flightNumber: number): FlightQuery => ({
  origin: 'ZRH',
  destination: 'BOS',
  carrierCode: 'LX',
  flightNumber,
  departureDate: { year: 2026, month: 12, day: 21 },
});

/** Numbers from 1 to a count. */
export const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/** What a provider answers to flights by their numbers: a code where it failed, grams in economy where it did not. */
export async function askFlights(provider: Provider, numbers: readonly number[]): Promise<unknown[]> {
  const { answers } = await provider.flightEmissions(numbers.map(flight), { includesWorking: false });
  return answers.map(({ result }) => {
    if (result.kind === 'failed') return result.code;
    if (result.kind === 'published') return result.entry.flightEmissionsDetails?.emissionsGramsPerPax?.economy;
    return result.kind;
  });
}
