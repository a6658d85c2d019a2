import { FlightEmissionsResponse, TypicalEmissionsResponse } from '@tim/messages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptFlightEmissions, acceptTypicalEmissions } from '../../shared/api/answers.ts';
import { resultOf } from '../../testing/answers.ts';
import { anyFacts, flightFacts, labelFacts } from '../../testing/facts.ts';
import { factsJson } from './facts-json.ts';
import type { ResultFacts } from '../facts/result-facts.ts';

const parsed = (facts: ResultFacts) => JSON.parse(factsJson(facts)) as Record<string, unknown>;

describe('the JSON of a result', () => {
  it('is read by whatever reads the API: the same answer comes out', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { kind, figures } = facts.answer;
        const read =
          kind === 'flight'
            ? resultOf(acceptFlightEmissions(FlightEmissionsResponse.fromJSON(parsed(facts))))
            : resultOf(acceptTypicalEmissions(TypicalEmissionsResponse.fromJSON(parsed(facts))));
        expect(read.message).toEqual(figures.message);
      }),
    );
  });

  it('keeps what a label states', () => {
    const facts = labelFacts();
    const read = acceptFlightEmissions(FlightEmissionsResponse.fromJSON(parsed(facts)));
    expect(resultOf(read)).toEqual(facts.answer.figures);
  });

  it('says beside the answer what has to be known of it', () => {
    expect(parsed(flightFacts())).toMatchObject({
      flightEmissions: [{ flight: { origin: 'ZRH', operatingCarrierCode: 'LX' } }],
      about: {
        figure: 'About 350 kg CO2e per person in economy, between 285 and 425 kg, one way',
        originName: 'Zürich Airport (ZRH)',
        operatingCarrierName: 'SWISS (LX)',
        unit: 'g CO2e per passenger',
        radiativeForcingFactor: 'none',
        madeOn: '2026-11-22',
        engineVersion: '0.2.0',
      },
    });
  });
});
