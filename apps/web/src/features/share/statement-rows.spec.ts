import { describe, expect, it } from 'vitest';
import { flightAnswer, typicalAnswer } from '../../testing/answers.ts';
import { flightFacts, labelFacts, routeFacts } from '../../testing/facts.ts';
import type { ResultFacts } from '../facts/result-facts.ts';
import { statementRows } from './statement-rows.ts';

const stated = (facts: ResultFacts) => Object.fromEntries(statementRows(facts).map(({ label, text }) => [label, text]));

describe('what a figure states', () => {
  it('of a flight answers each item, the kilograms before anything per kilometre', () => {
    const rows = statementRows(flightFacts());
    expect(rows.map(({ label }) => label)).toEqual([
      'Figure',
      'Included',
      'Not included',
      'Fuel',
      'Per km',
      'Transport chain (ISO 14083)',
      'Airports',
      'Contrails',
      'Range',
      'Aircraft',
      'Method',
      'Data as of',
      'Inputs',
      'Measured',
      'Missing',
      'Verification',
      'Computed by',
      'Licence',
    ]);
    expect(stated(flightFacts())).toMatchObject({
      'Per km':
        'Economy 59, Premium economy 88, Business 235, First – (g CO2e per passenger-km, on the great circle of 6,006 km).',
      Contrails: 'Risk medium; warming by contrails is not included in the figure.',
      Range:
        'Economy 285 to 425\u202Fkg, Premium economy 425 to 640\u202Fkg, Business 1,100 to 1,700\u202Fkg; 8 in 10 flights should fall within these ranges.',
      'Data as of': '2026-07-01.',
      Inputs: 'Primary data (ISO 14083): seats. The source of each is in “Step by step”.',
    });
  });

  it('has no range in a cabin that no way of a route has', () => {
    const { range } = routeFacts().answer.figures;
    const typical = typicalAnswer({ range });
    const figures = { ...typical, message: { ...typical.message, missingCabins: ['business'] } };
    const route = routeFacts({ answer: { kind: 'route', figures } });
    expect(stated(routeFacts())['Range']).toContain('Business');
    expect(stated(route)['Range']).not.toContain('Business');
  });

  it('has the elements of a transport chain, its airports apart with a default and its source', () => {
    expect(stated(flightFacts())).toMatchObject({
      'Transport chain (ISO 14083)': expect.stringMatching(
        /^[^,]+ \(ZRH\), the flight, [^,]+ \(BOS\)\. Each passenger counts for 6,006\u202Fpassenger-km, along the great circle\.$/,
      ),
      Airports:
        'Not included in this figure: 1.71\u202Fkg CO2e per passenger at each airport, 3.42\u202Fkg for both. A general value, not one for these airports. Source: Airport Carbon Accreditation, Annual Report 2023-2024.',
      Measured: expect.stringContaining('none of the emissions are based on primary data (0 %)'),
    });
  });

  it('names the tables that it was computed from, where the answer does', () => {
    const { modelVersion } = flightFacts();
    const named = modelVersion && { ...modelVersion, dataHash: '92a7ba7f820601d6' };
    const facts = { ...flightFacts(), modelVersion: named };
    expect(stated(facts)['Data as of']).toBe('2026-07-01; checksum of the tables 92a7ba7f820601d6.');
  });

  it('says of a route whose answer has no range that none is stated', () => {
    const figures = { ...typicalAnswer(), range: undefined, direct: undefined };
    expect(stated(routeFacts({ answer: { kind: 'route', figures } }))['Range']).toBe('No range is stated.');
  });

  it('of a route gives no passenger-kilometres, and says why', () => {
    const { 'Transport chain (ISO 14083)': chain, Airports } = stated(routeFacts());
    expect(chain).toContain('perhaps with stops');
    expect(chain).toContain('Passenger-kilometres are not given');
    expect(Airports).toContain('at each airport on the way');
  });

  it('says of every figure that it is one way', () => {
    for (const facts of [flightFacts(), routeFacts(), labelFacts()]) {
      expect(stated(facts)['Figure']).toContain('per passenger, one way,');
    }
  });

  it('names the sources that an answer cites where it has no working', () => {
    const figures = flightAnswer({ working: undefined });
    const { Inputs, 'Per km': perKilometre } = stated(
      flightFacts({ answer: { kind: 'flight', figures, typical: undefined } }),
    );
    expect(Inputs).toContain('Passenger Load Factor: U.S. Bureau of Transportation Statistics: T-100.');
    expect(perKilometre).toBeUndefined();
  });

  it('of a label says what a label is not for, and deducts nothing', () => {
    expect(stated(labelFacts())).toMatchObject({
      Measured:
        'The label does not state a share of primary data. A label is not meant for accounts: its scheme says it is not for corporate reporting.',
      Fuel: expect.stringMatching(/^The label reports [\d.]+\u202F% sustainable fuel; nothing is deducted for it\.$/),
    });
    expect(stated(labelFacts())).not.toHaveProperty('Method');
  });

  it('claims no compliance with anything', () => {
    for (const facts of [flightFacts(), routeFacts(), labelFacts()]) {
      expect(JSON.stringify(statementRows(facts))).not.toMatch(/complian|complies|certified|green|eco-/i);
    }
  });
});
