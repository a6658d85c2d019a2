import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { THEMES } from './drawing/colours.ts';
import type { Figure } from './figure.ts';
import { figurePicture, noFigurePicture, SHAPES } from './figure-pictures.ts';
import { LOCALE } from './locales/en.ts';

const wish = fc.record({
  shape: fc.constantFrom(...SHAPES),
  theme: fc.constantFrom(...THEMES),
  locale: fc.constant(LOCALE),
  readOn: fc.constant('2026-11-25'),
});
const name = fc.string({ unit: 'binary', maxLength: 40 });
const amount = fc.double({ min: 0.001, max: 20_000, noNaN: true });
const figure: fc.Arbitrary<Figure> = fc.record(
  {
    cabin: fc.constantFrom('economy', 'first'),
    unit: fc.constantFrom('kg', 'g', 't'),
    co2ePerPassenger: amount,
    origin: name,
    originName: name,
    destination: name,
    departureDate: name,
    operatingCarrierCode: name,
    aircraftName: name,
    typicalOfRoute: amount,
    computedBy: fc.constantFrom('engine', 'google', 'label'),
    modelVersion: name,
    dataDate: name,
    url: name,
  },
  {
    requiredKeys: [
      'cabin',
      'unit',
      'co2ePerPassenger',
      'origin',
      'destination',
      'computedBy',
      'modelVersion',
      'dataDate',
      'url',
    ],
  },
);

/** Elements and texts of a drawing, each opened as it is closed. */
function elementsOf(svg: string): readonly string[] {
  const open: string[] = [];
  const seen: string[] = [];
  for (const [, closing, element = '', , selfClosing] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z-]+="[^"<]*")*) ?(\/?)>/g,
  )) {
    if (!closing) seen.push(element);
    if (!closing && !selfClosing) open.push(element);
    // What is closed as something else stays open to the end.
    if (closing && open.at(-1) === element) open.pop();
  }
  expect(open).toEqual([]);
  return seen;
}

describe('a picture', () => {
  it('is well-formed, names itself and asks nobody for anything, whatever is in it', () => {
    fc.assert(
      fc.property(figure, wish, name, (given, how, reason) => {
        for (const svg of [figurePicture(given, how), noFigurePicture({ subject: reason, reason }, how)]) {
          const elements = elementsOf(svg);
          expect(elements.slice(0, 3)).toEqual(['svg', 'title', 'desc']);
          const allowed = ['svg', 'title', 'desc', 'style', 'rect', 'path', 'g', 'circle', 'text'];
          expect(elements.filter((element) => !allowed.includes(element))).toEqual([]);
          expect(svg).not.toMatch(/url\(|href|NaN|Infinity|undefined/);
          // Every sign of XML that is not an element's own is written as an entity.
          expect(svg.replaceAll(/<[^>]*>/g, '')).not.toMatch(/[<>]|&(?!(amp|lt|gt|quot);)/);
        }
      }),
    );
  });
});
