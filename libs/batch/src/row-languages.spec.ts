import { describe, expect, it } from 'vitest';
import { encodingOf, listFormat, ListFault } from './list/index.ts';
import { readSource } from './sources/index.ts';
import { faultTextsIn } from './row-languages.ts';

const faultOf = (read: () => unknown): ListFault => {
  try {
    read();
  } catch (fault) {
    if (fault instanceof ListFault) return fault;
    throw fault;
  }
  throw new Error('it was read');
};
const bytes = (text: string) => new TextEncoder().encode(text);

describe('a list that cannot be read', () => {
  it.each([
    [
      'columns that nobody knows',
      () => listFormat({ bytes: bytes('a,b\n1,2\n'), isWhole: true }, 'csv', { columns: {} }),
      'No columns for origin and destination among: a, b.',
      'a, b',
    ],
    ['zero bytes', () => encodingOf(new Uint8Array([65, 0, 0, 0, 66])), 'This file holds no text', 'CSV in UTF-8'],
    [
      'a damaged workbook',
      () => readSource('archive', bytes('PK\u0003\u0004'), { today: { year: 2026, month: 11, day: 25 } }),
      'The file begins as a spreadsheet and is damaged',
      'Tabelle',
    ],
  ])('is refused in English and in another language: %s', (_what, read, english, german) => {
    const fault = faultOf(read);
    expect(fault.message).toContain(english);
    const said = fault.say(faultTextsIn('de'));
    expect(said).toContain(german);
    expect(said).not.toMatch(/\b(?:the|no|is|there)\b/i);
    expect(fault.say(faultTextsIn('en'))).toBe(fault.message);
  });
});
