import { describe, expect, it } from 'vitest';
import { codeReader } from './codes.ts';
import { placesOf, tables } from '../real-tables.fixture.ts';

describe('the names that a long list is read by', () => {
  it('keep nothing of the list around them', () => {
    const codes = codeReader(tables, placesOf);
    const readBlock = (at: number) =>
      codes.kind(`${'x'.repeat(1_000_000)},A name of no place ${at}`.split(',')[1] ?? '');
    readBlock(0);
    const before = process.memoryUsage().heapUsed;
    for (let at = 1; at <= 1000; at++) readBlock(at);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(300e6);
  });
});
