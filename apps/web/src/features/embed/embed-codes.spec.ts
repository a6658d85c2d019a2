import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { embedCodes } from './embed-codes.ts';
import { addressOf, isComplete, questionOf } from './embed-question.ts';

const TODAY = { year: 2026, month: 11, day: 25 };
const ORIGIN = 'https://site.example';

describe('the code to copy', () => {
  it('names what the address of the page names', () => {
    const address = new URLSearchParams('flight=lx52&from=zrh&to=bos&date=2027-01-10&cabin=business');
    const codes = embedCodes(questionOf(address, TODAY), ORIGIN);
    expect(codes.element).toContain(
      '<travel-impact-figure flight="LX52" from="ZRH" to="BOS" date="2027-01-10" cabin="business"></travel-impact-figure>',
    );
    expect(codes.picture).toContain('/v1/figures/flight/ZRH-BOS-LX-52-20270110.svg?cabin=business"');
    expect(codes.markdown).toContain(
      '.svg?shape=badge&cabin=business)](https://site.example/lookup/flight?itinerary=ZRH-BOS-LX-52-20270110&cabin=business)',
    );
    expect(codes.cell).toBe(
      '=IMPORTDATA("https://site.example/v1/figures/flight/ZRH-BOS-LX-52-20270110?format=txt&cabin=business")',
    );
  });

  it('shows the figure in the language of the page it is copied from', () => {
    const question = questionOf(new URLSearchParams('from=LHR&to=JFK&cabin=business'), TODAY);
    const codes = embedCodes(question, ORIGIN, 'de');
    expect(codes.element).toContain(
      '<travel-impact-figure from="LHR" to="JFK" cabin="business" lang="de"></travel-impact-figure>',
    );
    expect(codes.frame).toContain(
      'src="https://site.example/embed/figure?from=LHR&amp;to=JFK&amp;cabin=business&amp;lang=de"',
    );
    expect(codes.picture).toContain('href="https://site.example/de/lookup/route?itinerary=LHR-JFK&amp;cabin=business"');
    expect(codes.picture).toContain('/v1/figures/route/LHR-JFK.svg?cabin=business&amp;lang=de"');
    expect(codes.markdown).toContain('.svg?shape=badge&cabin=business&lang=de)](https://site.example/de/lookup/route?');
    expect(Object.values(embedCodes(question, ORIGIN, 'en')).join('\n')).not.toMatch(/lang|\/en/);
  });

  it('is of a route and a day to come where the address says nothing', () => {
    expect(questionOf(new URLSearchParams(), TODAY)).toMatchObject({ kind: 'route', from: 'LHR', date: '2027-01-24' });
  });

  it('holds nothing that ends an attribute or a formula, whatever stands in the address', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('ZRH', 'LX52', '2027-01-10', '"><script>', 'a"&b'),
    );
    const any = fc.dictionary(fc.constantFrom('flight', 'from', 'to', 'date', 'cabin'), text);
    fc.assert(
      fc.property(any, (given) => {
        const question = questionOf(new URLSearchParams(given), TODAY);
        const codes = isComplete(question) ? Object.values(embedCodes(question, ORIGIN)) : [];
        for (const code of codes)
          expect(code.replaceAll(/<\/?(script|travel-impact-figure|iframe|a|img)[^<>]*>/g, '')).not.toMatch(/[<>]/);
        // What is complete is read back as it was.
        const isSame =
          !isComplete(question) ||
          JSON.stringify(questionOf(addressOf(question), TODAY)) ===
            JSON.stringify({ ...question, ...(question.kind === 'route' && { flight: 'BA175', date: '2027-01-24' }) });
        expect(isSame).toBe(true);
      }),
    );
  });
});
