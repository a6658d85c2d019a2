// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { ComparedFlight } from './figures.ts';
import { reasonSentences } from './reason.ts';

const flight = (changes: Partial<ComparedFlight>): ComparedFlight => ({
  carrier: 'XX',
  flightNumber: 1,
  origin: 'AAA',
  destination: 'BBB',
  departureDate: '2026-01-01',
  aircraftNamed: '',
  publishedKg: 100,
  ourKg: 120,
  lowKg: 100,
  highKg: 140,
  error: 0.2,
  cause: 'load',
  nearest: null,
  passengerLoadFactor: null,
  cargoMassFraction: null,
  ...changes,
});

describe('what could explain a difference', () => {
  it('is how full the aircraft was, or its cargo, where carriers report such figures', () => {
    const inputs = {
      passengerLoadFactor: { used: 0.8215, needed: 0.7047 },
      cargoMassFraction: { used: 0.21, needed: 0.0792 },
    };
    expect(reasonSentences(flight(inputs))).toEqual([
      'Ours would be the published figure with 70 % of the seats taken (we took 82 %), or with 8 % of the payload as cargo (we took 21 %).',
    ]);
  });

  it('is another input of the tables, where one comes nearer', () => {
    expect(
      reasonSentences(flight({ cause: 'cabin', nearest: { name: 'B789 with 0/64/35/123', error: 0.0078 } })),
    ).toEqual(['Nearest in our tables: B789 with 0/64/35/123 (+0.8 % off).']);
    expect(reasonSentences(flight({ cause: 'several', nearest: { name: 'load factor 84.5 %', error: -0.3 } }))).toEqual(
      ['No single input explains it.'],
    );
  });
});
