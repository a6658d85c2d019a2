import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFacts, flightFacts, labelFacts, routeFacts } from '../../testing/facts.ts';
import { bibtexCitation, inBibtex, plainCitation, workOf } from './citation.ts';

describe('the citation of a result', () => {
  it('names author, year, title, version, day of reading and address', () => {
    expect(plainCitation(workOf(flightFacts()))).toBe(
      'Open engine of the Travel Impact Model. (2026). SWISS LX52, Zürich Airport (ZRH) to Logan International Airport (BOS), Mon, Dec 21, 2026: About 350 kg CO2e per person in economy, between 285 and 425 kg, one way (open engine’s estimate, not Google’s published value; Travel Impact Model 3.0.0, data of 2026-07-01; engine 0.2.0). Retrieved 2026-11-22, from https://site.example/lookup/flight?itinerary=ZRH-BOS-LX-52-20261221',
    );
    expect(plainCitation(workOf(routeFacts()))).toContain('(2026). Typical of Zürich Airport (ZRH) to Logan');
    expect(plainCitation(workOf(labelFacts()))).toMatch(/^EU Flight Emissions Label\. \(2026\)\./);
    expect(plainCitation(workOf(labelFacts()))).not.toContain('open engine');
  });

  it('is an entry of BibTeX', () => {
    expect(bibtexCitation(workOf(flightFacts())).split('\n')).toEqual([
      '@misc{flight-emissions-LX52-ZRH-BOS-20261221,',
      '  author = {{Open engine of the Travel Impact Model}},',
      '  title = {{SWISS LX52, Zürich Airport (ZRH) to Logan International Airport (BOS), Mon, Dec 21, 2026: About 350 kg CO2e per person in economy, between 285 and 425 kg, one way}},',
      '  year = {2026},',
      '  note = {one way; open engine’s estimate, not Google’s published value; Travel Impact Model 3.0.0, data of 2026-07-01; engine 0.2.0; read on 2026-11-22},',
      '  url = {https://site.example/lookup/flight?itinerary=ZRH-BOS-LX-52-20261221},',
      '  urldate = {2026-11-22},',
      '}',
      '',
    ]);
  });

  it('closes every brace it opens, whatever the names', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        let depth = 0;
        for (const [sign] of bibtexCitation(workOf(facts)).matchAll(/[{}]/g)) {
          if (sign === '{') depth += 1;
          if (sign === '}') depth -= 1;
          expect(depth).toBeGreaterThanOrEqual(0);
        }
        expect(depth).toBe(0);
      }),
    );
  });

  it('writes what LaTeX would take for a command as it stands', () => {
    expect(inBibtex('50 % & $5 #1 a_b {c} ~ ^ \\')).toBe(
      '50 \\% \\& \\$5 \\#1 a\\_b \\textbraceleft{}c\\textbraceright{} \\textasciitilde{} \\textasciicircum{} \\textbackslash{}',
    );
  });
});
