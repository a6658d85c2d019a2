// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { easaAnswer, typicalAnswer } from '../../../testing/answers.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { MODEL_VERSION, NO_FIGURE, routeLeg, tripFacts, tripOf } from '../../../testing/trip.ts';
import type { LegAnswer } from '../leg-answer.ts';
import { tripQuoteText, tripWork } from './trip-quote-text.ts';
import { TripQuote } from './trip-quote.tsx';
import { bibtexCitation, plainCitation } from '../../facts/citation.ts';

const TYPICAL = typicalAnswer({ carrierCodes: ['BA'], modelVersion: MODEL_VERSION });
const legOf = (kg: number) => routeLeg(kg, { kg, lowKg: kg - 60, highKg: kg + 80, group: 'JFK-LHR' }, TYPICAL);
const factsOf = (answers: readonly LegAnswer[], itinerary = 'LHR-JFK,JFK-LHR') =>
  tripFacts(tripOf(itinerary, '', '2'), (_leg, index) => answers[index] ?? NO_FIGURE);
const FACTS = factsOf([legOf(400.25), legOf(380)]);

describe('what is quoted of a trip', () => {
  it('is its figure first, then everything that has to stand beside it', () => {
    const lines = tripQuoteText(FACTS).split('\n');
    expect(lines.slice(0, 5)).toEqual([
      'LHR to JFK and back, 2 people, economy',
      'About 1,600 kg CO2e for 2 people, between 1,300 and 1,900 kg, return.',
      '',
      'For each: About 780 kg, between 660 and 945 kg, return',
      'Legs, one way, for each: LHR to JFK, typical of the route, economy: 400.3 kg; JFK to LHR, typical of the route, economy: 380.0 kg',
    ]);
    expect(lines).toContain(
      'Computed by: the open engine, Travel Impact Model 3.0.0, data of 2026-07-01. Not Google’s published value.',
    );
    expect(lines).toContain('Source: https://site.example/trip?itinerary=LHR-JFK');
    expect(lines).toContain('Read on: 2026-11-22');
  });

  it('has of people in several cabins the legs of all', () => {
    const byCabin = { trip: { ...FACTS.trip, byCabin: { economy: 1, business: 1 } } };
    const [legs] = tripQuoteText({ ...FACTS, ...byCabin }).match(/^Legs.*$/m) ?? [];
    expect(legs).toMatch(/^Legs, one way, for all: LHR to JFK, typical of the route, 1 economy, 1 business: 400.3 kg/);
  });

  it.each([
    ['LHR-JFK', 'one way'],
    ['MAN-DOH,DOH-BKK', 'one way'],
    ['LHR-JFK,BOS-LHR', 'return'],
    ['LHR-JFK,JFK-BOS,BOS-LHR', 'return'],
    ['MAN-DOH,ZRH-SFO', 'all legs'],
  ])('of %s says that it is %s', (itinerary, journey) => {
    const facts = tripFacts(tripOf(itinerary, '', '2'), () => legOf(400));
    expect(tripQuoteText(facts).split('\n')[1]).toMatch(new RegExp(` kg, ${journey}\\.$`));
    expect(plainCitation(tripWork(facts))).toContain(` kg, ${journey} (`);
    expect(bibtexCitation(tripWork(facts))).toContain(`note = {${journey}; `);
  });

  it('says which legs it leaves out', () => {
    expect(tripQuoteText(factsOf([legOf(400)]))).toContain(', without JFK to LHR.');
  });

  it('is cited with author, year, title, version, day of reading and address', () => {
    expect(plainCitation(tripWork(FACTS))).toBe(
      'Open engine of the Travel Impact Model. (2026). LHR to JFK and back, 2 people, economy: About 1,600 kg CO2e for 2 people, between 1,300 and 1,900 kg, return (open engine’s estimate, not Google’s published value; Travel Impact Model 3.0.0, data of 2026-07-01). Retrieved 2026-11-22, from https://site.example/trip?itinerary=LHR-JFK',
    );
  });

  it('says what a label is not for, and whose estimate the other leg is, whichever comes first', () => {
    const label: LegAnswer = {
      kind: 'result',
      response: { kg: 310.2, range: undefined, flight: easaAnswer(), cabinNotes: [] },
    };
    const facts = factsOf([label, legOf(400)]);
    expect(tripQuoteText(facts)).toContain('Note: A label is not meant for accounts');
    expect(plainCitation(tripWork(facts))).toContain('open engine’s estimate, not Google’s published value');
  });

  it('is copied at one press, and shown', async () => {
    const user = renderPart(<TripQuote {...FACTS} />);
    await user.click(screen.getByRole('button', { name: 'Copy as text' }));
    expect(await screen.findByText('The text is copied.')).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The text' }).value).toBe(tripQuoteText(FACTS));
    expect(await navigator.clipboard.readText()).toBe(tripQuoteText(FACTS));
  });
});
