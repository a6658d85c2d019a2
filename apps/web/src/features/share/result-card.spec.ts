// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFacts, flightFacts, routeFacts } from '../../testing/facts.ts';
import { cardAltText, cardSvg } from '../facts/card-svg.ts';
import { resultCard } from './result-card.ts';
import type { ResultFacts } from '../facts/result-facts.ts';

function drawn(facts: ResultFacts): SVGSVGElement {
  const { documentElement } = new DOMParser().parseFromString(cardSvg(resultCard(facts)), 'image/svg+xml');
  return documentElement as unknown as SVGSVGElement;
}
const textsOf = (facts: ResultFacts) =>
  [...drawn(facts).querySelectorAll('text')].map(({ textContent }) => textContent);

describe('the picture of a result', () => {
  it('says what the headline says, with source and day in it', () => {
    expect(textsOf(flightFacts())).toEqual([
      'LX52, Zurich (ZRH) to Boston (BOS)',
      '2026-12-21 · Boeing 777-300ER, usual on this route',
      'About 350 kg CO2e',
      'per person in economy, between 285 and 425 kg, one way',
      'Typical of the route 400 kg',
      '0',
      '500 kg',
      'About 12 % less than what is typical of this trip (400 kg).',
      'Source: the open engine, Travel Impact Model 3.0.0, data of 2026-07-01; engine 0.2.0. Not Google’s published value.',
      'https://site.example/lookup/flight?itinerary=ZRH-BOS-LX-52-20261221 · Read on 2026-11-22',
    ]);
    expect(textsOf(routeFacts()).slice(0, 2)).toEqual(['Zurich (ZRH) to Boston (BOS)', 'What is typical of the route']);
  });

  it('is 1200 × 630 px, with the figure where it stands on the axis', () => {
    const svg = drawn(flightFacts());
    expect([svg.getAttribute('width'), svg.getAttribute('height')]).toEqual(['1200', '630']);
    // 350 of 500 kg, between the ends of the axis at 72 and 1128 px.
    expect(Number(svg.querySelector('circle')?.getAttribute('cx'))).toBeCloseTo(72 + 0.7 * 1056, 0);
  });

  it('stays a drawing that asks nobody for anything, whatever the names', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        // What XML has no way to write is left out of a name.
        const svg = drawn(facts);
        expect(svg.nodeName).toBe('svg');
        expect(svg.querySelectorAll('parsererror, image, script, foreignObject, style')).toHaveLength(0);
      }),
    );
  });

  it('has words for those who do not see it', () => {
    expect(cardAltText(resultCard(flightFacts()))).toBe(
      'SWISS LX52, Zürich Airport (ZRH) to Logan International Airport (BOS), Mon, Dec 21, 2026: About 350 kg CO2e per person in economy, between 285 and 425 kg, one way. Chart that starts at 0: this flight, about 350 kilograms, between 285 and 425; typical of the route, 400. Source: the open engine, Travel Impact Model 3.0.0, data of 2026-07-01; engine 0.2.0. Not Google’s published value. Read on 2026-11-22.',
    );
  });
});
