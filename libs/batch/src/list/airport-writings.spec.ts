import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codeReader } from '../question/codes.ts';
import { placesOf, tables } from '../real-tables.fixture.ts';
import { parseCells } from './parse-cells.ts';

const codes = codeReader(tables, placesOf);

/** By hand: what people write for the busiest airports in seven languages, and the codes it may mean; none where it is asked for. */
const file = readFileSync(new URL('../../fixtures/airport-writings.csv', import.meta.url), 'utf8');
const [, ...writings] = parseCells(file, ',');

describe('a closed airport', () => {
  it.each([
    ['Berlin Tegel', ['TXL']],
    ['Tegel', ['TXL']],
    ['Istanbul Atatürk', ['ISL']],
    ['İstanbul Atatürk Airport', ['ISL']],
    ['Hyderabad Begumpet', ['BPM']],
    ['Blackpool Airport', ['BLK']],
    // These may be stations; what is open goes before what is closed.
    ['Blackpool', []],
    ['Berlin', ['BER']],
  ])('is read by a name of its own alone: %s', (name, found) => {
    expect(codes.places(name)).toEqual(found);
  });
});

describe('an airport in a list', () => {
  it.each([
    ['羽田空港第2ターミナル', 'HND'],
    ['成田空港第1ターミナル', 'NRT'],
    ['関西国際空港 第1ターミナル', 'KIX'],
    ['羽田空港国際線ターミナル', 'HND'],
    ['Gatwick South Terminal', 'LGW'],
    ['London Gatwick North Terminal', 'LGW'],
    ['Gatwick South', 'LGW'],
    ['Saint-Denis de la Réunion', 'RUN'],
    ['Saint-Denis (Réunion)', 'RUN'],
    // One airport with two codes, of which flights are listed under one.
    ['BSL/MLH', 'BSL'],
  ])('is read beside its terminal, or by its city or codes: %s', (name, code) => {
    expect(codes.places(name)).toEqual([code]);
  });
});

describe('the busiest airports', () => {
  it('are read as people write them in seven languages', () => {
    const told = writings.map(([name = '']) => [name, codes.places(name).join(' ')]);
    expect(told).toEqual(writings);
  });

  it('stay what they are beside a terminal, a gate and a time', () => {
    for (const [name = '', code = ''] of writings) {
      if (code.length !== 3 || name.length === 3 || /[()/]|Terminal/.test(name)) continue;
      expect([name, codes.places(`${name}, Terminal 1, Gate B12, 14:05`).join(' ')]).toEqual([name, code]);
    }
  });
});
