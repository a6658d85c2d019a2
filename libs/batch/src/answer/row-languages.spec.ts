import { describe, expect, it } from 'vitest';
import { MANNERS } from '@tim/languages';
import { encodingOf, listFormat, ListFault } from '../list/index.ts';
import type { RowAnswer } from './row-answer.ts';
import type { RowFault, RowQuestion } from '../question/row-question.ts';
import { readSource } from '../sources/index.ts';
import { answerCells, answerHeader } from './answer-columns.ts';
import { faultTextsIn, rowLanguageIn } from './row-languages.ts';

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
    ['zero bytes', () => encodingOf(new Uint8Array([65, 0, 0, 0, 66])), 'This file contains no text', 'CSV in UTF-8'],
    [
      'a damaged workbook',
      () => readSource('archive', bytes('PK\u0003\u0004'), { today: { year: 2026, month: 11, day: 25 } }),
      'The file begins like a spreadsheet, but is damaged',
      'Tabelle',
    ],
  ])('is refused in English and in another language: %s', (_what, read, english, german) => {
    const fault = faultOf(read);
    expect(fault.message).toContain(english);
    const said = fault.say(faultTextsIn('de'), MANNERS.de);
    expect(said).toContain(german);
    expect(said).not.toMatch(/\b(?:the|no|is|there)\b/i);
    expect(fault.say(faultTextsIn('en'), MANNERS.en)).toBe(fault.message);
  });
});

describe('an answered row, for people', () => {
  const made = { engineVersion: '1', modelVersion: '2', dataHash: '3' };
  const names = answerHeader({ hasAllCabins: false });
  /** A row's answer in German, by the names of its columns. */
  const inGerman = (question: RowQuestion | RowFault, answer: RowAnswer) => {
    const cells = answerCells(question, answer, made, { hasAllCabins: false, language: rowLanguageIn('de') });
    return Object.fromEntries(names.map((name, at) => [name, cells[at]]));
  };
  const none = { kind: 'unavailable', reason: 'INVALID_ROW', text: '' } as const;

  it('says what is wrong behind the name of the column that people read, not of our field', () => {
    const fault = { field: 'tripType', message: '„x“ ist keine Art der Reise' } as const;
    expect(inGerman(fault, none)).toMatchObject({
      tim_reason: 'INVALID_ROW',
      tim_reason_text: 'Art der Reise: „x“ ist keine Art der Reise',
      tim_in_words: '',
    });
    expect(inGerman({ field: 'row', message: 'nur Zahlen' }, none)['tim_reason_text']).toBe('nur Zahlen');
  });

  it('says in words why it is skipped, and what its figure rests on, beside the places as they were read', () => {
    expect(inGerman({ field: 'service', message: '', skipped: 'rail' }, none)).toMatchObject({
      tim_status: 'skipped',
      tim_in_words: 'Bahn',
    });
    const grams = { economy: 1000 } as never;
    const figure = {
      kind: 'estimated',
      tier: 'TYPICAL_FLIGHT_EMISSIONS',
      wellToWakeGramsPerPassenger: grams,
      wellToTankGramsPerPassenger: grams,
      tankToWakeGramsPerPassenger: grams,
      dataCategory: 'DEFAULT' as never,
      warnings: ['CABIN_NOT_ON_BOARD'],
    } as const;
    expect(inGerman({ origin: 'ZRH', destination: 'BOS', cabin: 'economy', passengers: 1 }, figure)).toMatchObject({
      tim_tier: 'TYPICAL_FLIGHT_EMISSIONS',
      tim_warnings: 'CABIN_NOT_ON_BOARD',
      tim_origin: 'ZRH',
      tim_destination: 'BOS',
      tim_in_words: 'typisch für die Strecke; Kabine nicht an Bord',
    });
  });
});
