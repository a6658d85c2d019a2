import { expect, it } from 'vitest';
import { parseEnv } from '../../config/env.ts';
import { resultOf } from '../../testing/answers.ts';
import { createConfiguredApi } from './create-configured-api.ts';

const signal = new AbortController().signal;

// spec: 7.21, 7.22
it.each(['standard', 'easa'] as const)('answers with the %s sample', async (sample) => {
  const api = createConfiguredApi({ ...parseEnv({}), transport: { kind: 'samples', sample } });
  const answer = resultOf(await api.flightEmissions([], signal));
  expect(answer.inputs?.easaLabelData?.safDiscountPercentage).toBe(sample === 'easa' ? 0.03 : undefined);
  expect((await api.typicalEmissions([], signal)).kind).toBe('result');
});
