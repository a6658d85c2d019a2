// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { flightAnswer, typicalAnswer } from '../../../testing/answers.ts';
import { MODEL_VERSION, NO_FIGURE, routeLeg, tripFacts, tripOf } from '../../../testing/trip.ts';
import { cardAltText, cardSvg } from '../../facts/card-svg.ts';
import { tripCard } from './trip-card.ts';
import type { TripFacts } from './trip-facts.ts';

const CITIES: Readonly<Record<string, string>> = { LHR: 'London', JFK: 'New York', MAN: 'Manchester', DOH: 'Doha' };

type Wish = { readonly cabins?: string; readonly people?: string; readonly answered?: (index: number) => boolean };

/** Every leg with 400 kg between 340 and 480: a flight's own where it names one. */
function factsOf(itinerary: string, { cabins, people, answered = () => true }: Wish = {}): TripFacts {
  return tripFacts(tripOf(itinerary, cabins, people), ({ origin, destination, flightNumber }, index) => {
    if (!answered(index)) return NO_FIGURE;
    const named = [origin, destination].flatMap((code) => (code in CITIES ? [[code, CITIES[code] ?? '']] : []));
    const placeNames: Readonly<Record<string, string>> = Object.fromEntries(named);
    const range = { kg: 400, lowKg: 340, highKg: 480, group: `${index}` };
    if (flightNumber !== '') {
      const flight = flightAnswer({ modelVersion: MODEL_VERSION });
      const message = { ...flight.message, placeNames };
      return { kind: 'result', response: { kg: 400, range, flight: { ...flight, message }, cabinNotes: [] } };
    }
    const typical = typicalAnswer({ modelVersion: MODEL_VERSION });
    const message = { ...typical.message, placeNames };
    return routeLeg(400, range, { ...typical, message });
  });
}

function drawn(facts: TripFacts): SVGSVGElement {
  const { documentElement } = new DOMParser().parseFromString(cardSvg(tripCard(facts)), 'image/svg+xml');
  return documentElement as unknown as SVGSVGElement;
}
const textsOf = (facts: TripFacts) => [...drawn(facts).querySelectorAll('text')].map(({ textContent }) => textContent);

describe('the picture of a trip', () => {
  it('says names, people, cabin and days, the legs, the total with its range, and whose it is', () => {
    expect(textsOf(factsOf('LHR-JFK-BA-117-20261221,JFK-LHR---20270105', { people: '2' }))).toEqual([
      'London (LHR) to New York (JFK) and back',
      '2 people, economy · 2026-12-21 – 2027-01-05',
      'LHR to JFK, BA117, 2026-12-21 · JFK to LHR, typical of the route, 2027-01-05',
      'About 1,600 kg CO2e',
      'for 2 people, between 1,430 and 1,830 kg, return',
      '0',
      '2,500 kg',
      'About 800 kg for each, between 715 and 915 kg.',
      'Source: the open engine, Travel Impact Model 3.0.0, data of 2026-07-01. Not Google’s published value.',
      'https://site.example/trip?itinerary=LHR-JFK · Read on 2026-11-22',
    ]);
  });

  it('says each leg’s cabin where they differ, and for how many in which cabin', () => {
    expect(textsOf(factsOf('LHR-JFK,JFK-LHR', { cabins: 'e,b' }))).toEqual(
      expect.arrayContaining([
        '1 person',
        'LHR to JFK, typical of the route, economy · JFK to LHR, typical of the route, business',
      ]),
    );
    expect(textsOf(factsOf('LHR-JFK', { people: '2e,1b' })).slice(1, 5)).toEqual([
      '2 economy, 1 business',
      'LHR to JFK, typical of the route',
      'About 400 kg CO2e',
      'for 2 in economy and 1 in business, between 340 and 480 kg, one way',
    ]);
  });

  it('says that it is a part of the trip, and which legs have no figure', () => {
    const texts = textsOf(factsOf('LHR-JFK,JFK-LHR', { answered: (index) => index === 0 }));
    expect(texts.slice(1, 3)).toEqual([
      'A part of the trip · 1 person, economy',
      'LHR to JFK, typical of the route · JFK to LHR: no figure',
    ]);
    expect(texts).toContain('Without JFK to LHR.');
  });

  it('holds twelve legs in lines that can be read, and says how many more there are', () => {
    const flights = factsOf(Array(12).fill('MAN-DOH-QR-22-20261221').join(','));
    expect(textsOf(flights)[0]).toBe('Manchester (MAN) to Doha (DOH) and 11 more legs');
    const line = Array(3).fill('MAN to DOH, QR22, 2026-12-21').join(' · ');
    expect(textsOf(flights).slice(2, 6)).toEqual([line, line, line, line]);
    // Smaller letters are made only where a line would be wider than the picture.
    const sizes = [...drawn(flights).querySelectorAll('text')].map((text) => Number(text.getAttribute('font-size')));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(19);

    const routes = factsOf(Array(12).fill('MAN-DOH').join(','), { cabins: 'e,b,e,b,e,b,e,b,e,b,e,b' });
    expect(textsOf(routes)[5]).toBe('MAN to DOH, typical of the route, economy · and 5 more legs');
  });

  it('breaks an address of many legs, so that it can be read', () => {
    const legs = Array(12).fill('MAN-DOH-QR-22-20261221').join(',');
    const address = `https://site.example/trip?itinerary=${legs}&people=2`;
    const foot = [...drawn({ ...factsOf(legs), address }).querySelectorAll('text')].slice(-3);
    expect(foot.map(({ textContent }) => textContent).join('')).toBe(`${address} · Read on 2026-11-22`);
    for (const line of foot) expect(Number(line.getAttribute('font-size'))).toBe(12);
  });

  it('names a trip of many stops by codes, where names would not fit', () => {
    const there = 'MAN-DOH,DOH-BKK,BKK-SIN,SIN-SYD,SYD-AKL,AKL-LAX';
    const back = 'LAX-AKL,AKL-SYD,SYD-SIN,SIN-BKK,BKK-DOH,DOH-MAN';
    expect(textsOf(factsOf(`${there},${back}`))[0]).toBe(
      'Manchester (MAN) to LAX through Doha (DOH), BKK, SIN, SYD, AKL and back',
    );
  });

  it('has words for those who do not see it, with every leg', () => {
    expect(cardAltText(tripCard(factsOf('LHR-JFK,JFK-LHR')))).toBe(
      'London (LHR) to New York (JFK) and back, 1 person, economy: About 800 kg CO2e per person, between 715 and 915 kg, return. Leg by leg: LHR to JFK, typical of the route; JFK to LHR, typical of the route. Source: the open engine, Travel Impact Model 3.0.0, data of 2026-07-01. Not Google’s published value. Read on 2026-11-22.',
    );
  });
});
