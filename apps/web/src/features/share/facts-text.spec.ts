import { describe, expect, it } from 'vitest';
import { flightAnswer, typicalAnswer } from '../../testing/answers.ts';
import { flightFacts, labelFacts, routeFacts } from '../../testing/facts.ts';
import { factsText } from './facts-text.ts';

describe('the text of a result', () => {
  it('has the figure first, and then everything that has to stand beside it', () => {
    expect(factsText(flightFacts()).split('\n')).toEqual([
      'SWISS LX52, Zürich Airport (ZRH) to Logan International Airport (BOS), Mon, Dec 21, 2026',
      'About 350 kg CO2e per person in economy, between 285 and 425 kg, one way.',
      '',
      'Compared: About 12 % less than what is typical of this trip (400 kg).',
      'All cabins, CO2e per person, one way: Economy: 352.2 kg (285 to 425 kg); Premium economy: 528.3 kg (425 to 640 kg); Business: 1,408.8 kg (1,100 to 1,700 kg); First: not on board',
      'Ranges: 8 in 10 flights should fall within these ranges.',
      'Made up of: Economy: tank-to-wake 292.8 kg, well-to-tank 59.4 kg',
      'Aircraft: Boeing 777-300ER (B77W), usual on this route',
      'Contrail risk: Medium, apart from the kilograms',
      'Counted: Making and delivering the fuel (well-to-tank) and burning it (tank-to-wake).',
      'Not counted: Contrails and other effects beyond CO2e, airports, travel to and from them, the making of aircraft, offsets. No radiative forcing (RF) factor is applied.',
      'Computed by: the open engine, Travel Impact Model 3.0.0, data of 2026-07-01; engine 0.2.0. Not Google’s published value.',
      'Licence: CC BY-SA 4.0, https://creativecommons.org/licenses/by-sa/4.0/',
      'Source: https://site.example/lookup/flight?itinerary=ZRH-BOS-LX-52-20261221',
      'Read on: 2026-11-22',
      '',
    ]);
  });

  it('is of the cabin that was chosen', () => {
    const text = factsText(flightFacts({ cabin: 'business' }));
    expect(text).toContain('per person in business, between 1,100 and 1,700 kg, one way.');
    expect(text).toContain('Made up of: Business: tank-to-wake 1171.4 kg');
  });

  it('says of every figure that it is one way, and of no figure that is missing', () => {
    for (const facts of [flightFacts(), routeFacts(), labelFacts()]) {
      expect(factsText(facts).split('\n')[1]).toMatch(/^(About )?[\d,]+ kg CO2e per person in .*, one way\.$/);
    }
    const { message, ...figures } = flightAnswer();
    const withoutFirst = { ...figures, message: { ...message, missingCabins: ['first'] } };
    const answer = { kind: 'flight', figures: withoutFirst, typical: undefined } as const;
    expect(factsText(flightFacts({ cabin: 'first', answer })).split('\n')[1]).toBe(
      '– in first: this aircraft does not have this cabin.',
    );
  });

  it('has codes alone where the names are not known', () => {
    expect(factsText(flightFacts({ names: undefined }))).toMatch(/^LX52, ZRH to BOS, Mon, Dec 21, 2026\n/);
  });

  it('of a route says that it is typical, and nothing that only a flight has', () => {
    const text = factsText(routeFacts());
    expect(text).toMatch(/^Typical of Zürich Airport \(ZRH\) to Logan International Airport \(BOS\)\n/);
    expect(text).not.toMatch(/^(Aircraft|Contrail risk|Made up of):/m);
  });

  it('of a route has no figure in a cabin that none of its ways has', () => {
    const { message, ...figures } = typicalAnswer();
    const none = { ...figures, message: { ...message, missingCabins: ['premiumEconomy'] } };
    const text = factsText(routeFacts({ answer: { kind: 'route', figures: none } }));
    expect(text).toMatch(/Premium economy: not on board/);
  });

  it('says of a flight that is not known on its route whose figure it is', () => {
    const figures = flightAnswer({ isFlightNumberVerified: false });
    const text = factsText(flightFacts({ answer: { kind: 'flight', figures, typical: undefined } }));
    expect(text).toMatch(/\nNote: LX38: Not in our list of flights on this route\./);
  });

  it('of a label says whose figure it is, and what it is not for', () => {
    const text = factsText(labelFacts());
    expect(text).toContain('Computed by: the EU Flight Emissions Label of the flight.\n');
    expect(text).toContain('Note: A label is not meant for accounts');
    expect(text).not.toMatch(/about|Ranges:/i);
  });
});
