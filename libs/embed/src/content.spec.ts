import { FIGURE_LANGUAGES, type Figure } from '@tim/figure';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf } from './content.ts';
import { languageOf, loadWords } from './languages.ts';
import { WORDS } from './words/en.ts';

const question = { kind: 'flight', itinerary: 'ZRH-BOS-LX-52-20270110', cabin: 'economy' } as const;
const service = 'https://site.example';
const figure: Figure = {
  cabin: 'economy',
  unit: 'kg',
  co2ePerPassenger: 352.187,
  low: 285.9,
  high: 424.3,
  typicalOfRoute: 401.2,
  origin: 'ZRH',
  destination: 'BOS',
  operatingCarrierCode: 'LX',
  flightNumber: 52,
  departureDate: '2027-01-10',
  computedBy: 'engine',
  modelVersion: '3.0.0',
  dataDate: '2026-07-01',
  engineVersion: '0.7.0',
  url: service,
};

function shown(answer: Parameters<typeof contentOf>[0]['answer']): HTMLElement {
  const place = document.createElement('div');
  place.append(...contentOf({ answer, question, service }, WORDS));
  return place;
}

describe('what the element shows', () => {
  it('is the figure, its range, the comparison, and what those who show figures are asked to say', () => {
    const { textContent } = shown({ kind: 'figure', figure });
    for (const words of [
      'About 350 kg CO2e',
      'per passenger in economy, one way, between 285 and 425 kg',
      '12\u202f% less than is typical of this route (400 kg).',
      'Travel Impact Model 3.0.0, data of 2026-07-01; engine 0.7.0.',
      'not Google’s published value',
      'Counted: making the fuel and burning it',
      'Not counted: contrails',
      '8 of 10 flights',
    ]) {
      expect(textContent).toContain(words);
    }
    const link = shown({ kind: 'figure', figure }).querySelector('a');
    expect([link?.textContent, link?.href]).toEqual([
      'How this figure is computed',
      'https://site.example/lookup/flight?itinerary=ZRH-BOS-LX-52-20270110#working',
    ]);
  });

  it.each([
    [{ kind: 'none', reason: 'NO_SUCH_CABIN' }, 'No figure: there is no such cabin on board.'],
    [{ kind: 'none', reason: 'toString' }, 'No figure: this flight or route is not known.'],
    [{ kind: 'failed' }, 'The figure could not be looked up just now.'],
  ] as const)('says so where there is no figure: %j', (answer, words) => {
    expect(shown(answer).textContent).toContain(words);
  });

  it('is text and nothing else of an answer, whatever is in it', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('<img src=x onerror=alert(1)>', '</style><script>'),
    );
    const names = fc.record({
      originName: text,
      destinationName: text,
      aircraftName: text,
      modelVersion: text,
      url: text,
    });
    fc.assert(
      fc.property(names, (given) => {
        const place = shown({ kind: 'figure', figure: { ...figure, ...given } });
        const elements = new Set([...place.querySelectorAll('*')].map(({ localName }) => localName));
        expect([...elements].filter((name) => !['p', 'div', 'a', 'svg', 'path', 'rect'].includes(name))).toEqual([]);
        // A style in the markup would be refused by a strict policy of the page.
        expect(place.querySelector('[style], [onerror], [onclick]')).toBeNull();
        expect([...place.querySelectorAll('a')].map(({ origin }) => origin)).toEqual([service]);
      }),
    );
  });
});

describe('the languages', () => {
  it('name the cities as the answer does, and lead to the page in the same language', async () => {
    const place = document.createElement('div');
    const answer = { kind: 'figure', figure: { ...figure, originName: 'Zürich', destinationName: 'Boston' } } as const;
    place.append(...contentOf({ answer, question, service }, await loadWords('de')));
    expect(place.textContent).toContain('LX 52, Zürich (ZRH)\u00a0– Boston (BOS), 10.01.2027');
    expect(place.querySelector('a')?.href).toBe(`${service}/de/lookup/flight?itinerary=ZRH-BOS-LX-52-20270110#working`);
  });

  it('are loaded one by one, and English stands in for one there is not', async () => {
    for (const lang of ['', 'en-GB', 'xx', '__proto__', 'constructor']) {
      expect((await loadWords(languageOf(lang))).locale.language).toBe('en');
    }
    for (const language of FIGURE_LANGUAGES) expect((await loadWords(language)).locale.language).toBe(language);
    expect(languageOf('de-CH')).toBe('de');
  });
});
