import { describe, expect, it } from 'vitest';
import { flightFacts } from '../../testing/facts.ts';
import { unansweredHeadline } from '../headline/headline-words.ts';
import { headOf } from './calculator-head.ts';

const answered = flightFacts().headline;
const headline = { ...answered, texts: { ...answered.texts, subject: 'LX52, ZRH to BOS, Mon, Dec 21, 2026' } };

describe('the head of the calculator', () => {
  it('is the specified one before there is a result, and in the page as it was prerendered', () => {
    const specified = { title: 'Emissions Calculator', description: expect.stringMatching(/^Estimate the emissions/) };
    expect(headOf(unansweredHeadline('LX52'), true)).toEqual(specified);
    expect(headOf(headline, false)).toEqual(specified);
  });

  it('says of a result what it says, before the specified one', () => {
    const { title, description } = headOf(headline, true);
    expect(title.replaceAll('\u202F', ' ')).toBe(
      'LX52, ZRH to BOS, Mon, Dec 21, 2026: About 350 kg CO2e per person in economy | Emissions Calculator',
    );
    expect(description.replaceAll('\u202F', ' ')).toMatch(
      /^About 350 kg CO2e per person in economy, between 285 and 425 kg\. About 12 % less than .*\(400 kg\)\. Estimate the/,
    );
  });
});
