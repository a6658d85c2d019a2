// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { flightFacts, labelFacts, routeFacts } from '../../../testing/facts.ts';
import { factsText } from './facts-text.ts';

describe('the text of a result', () => {
  it('has the figure first, and then everything that has to stand beside it', () => {
    expect(factsText(flightFacts()))
      .toBe(`SWISS LX52, Zürich Airport (ZRH) to Logan International Airport (BOS), Mon, Dec 21, 2026
About 350 kg CO2e per person in economy, between 285 and 425 kg.

Beside it: 50 kg less than what is typical of this trip (400 kg).
`);
  });
});
