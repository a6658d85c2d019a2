import { describe, expect, it } from 'vitest';
import { answerCells, answerHeader } from './answer-columns.ts';
import { answerRecord } from './answer-record.ts';
import { rowAnswerer } from './answer.ts';
import type { RowQuestion } from '../question/row-question.ts';
import { estimator, tables, today } from '../real-tables.fixture.ts';
import type { RowAnswer } from './row-answer.ts';

const answer = rowAnswerer({ tables, estimator, today });
const made = { engineVersion: '', modelVersion: '3.0.0.20261101', dataHash: '0123456789abcdef' };

/** What a list has beside the row that was asked: a program has its places, and codes in place of words. */
const FOR_LISTS = new Set(['status', 'passengers', 'origin', 'destination', 'in_words']);

/** The cells that say something, by their columns' names without `tim_`. */
function cellsByName(question: RowQuestion, answered: RowAnswer) {
  const cells = answerCells(question, answered, made, { hasAllCabins: false });
  const named = answerHeader({ hasAllCabins: false }).map(
    (name, at) => [name.replace(/^tim_/, ''), cells[at]] as const,
  );
  return Object.fromEntries(named.filter(([name, cell]) => cell !== '' && !FOR_LISTS.has(name)));
}

const lx52 = {
  origin: 'ZRH',
  destination: 'BOS',
  carrierCode: 'LX',
  flightNumber: 52,
  date: { year: 2025, month: 3, day: 1 },
  cabin: 'premiumEconomy',
  passengers: 1,
} as const;

describe('an answer for JSON', () => {
  it.each<[string, RowQuestion]>([
    ['a flight', lx52],
    ['several passengers of a year with warnings', { ...lx52, date: { year: 2019, month: 3, day: 1 }, passengers: 3 }],
    ['a route in place of a flight', { ...lx52, flightNumber: 9999 }],
    ['a route', { origin: 'ZRH', destination: 'BOS', cabin: 'first', passengers: 1 }],
    ['no figure', { origin: 'ZRH', destination: 'QQQ', cabin: 'economy', passengers: 1 }],
  ])('says of %s what the columns say', (_what, question) => {
    const answered = answer(question);
    const { kg_co2e, warnings, ...rest } = answerRecord(question, answered, made);
    const written = Object.entries({ ...rest, kg_co2e: kg_co2e?.toFixed(3), warnings: warnings?.join(' ') });
    const texts = written.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
    expect(Object.fromEntries(texts)).toEqual(cellsByName(question, answered));
  });
});
