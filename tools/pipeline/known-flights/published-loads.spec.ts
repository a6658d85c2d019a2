import { describe, expect, it } from 'vitest';
import { resolved, tables } from './known-flights.fixture.ts';

const load = (carrierCode: string, from: string, to: string, month?: number) =>
  resolved(carrierCode, from, to, month === undefined ? {} : { month }).passengerLoadFactor;

describe('a load factor as the carrier publishes it', () => {
  // Turkish Airlines, April 2025: 87.7 % at home, 82.7 % abroad; April 2024: 86.5 and 80.0 %.
  it('is higher at home than abroad where the carrier’s flights at home are fuller', () => {
    const atHome = load('TK', 'IST', 'ESB', 4).value;
    const abroad = load('TK', 'IST', 'BER', 4).value;
    expect(atHome).toBeGreaterThan(abroad + 0.04);
    // Within a country that is not its own.
    expect(load('TK', 'CPT', 'JNB', 4).value).toBe(abroad);
  });

  // Ryanair tells no flights apart: 96 % in August, in all three years.
  it('is that of all flights where none are told apart, at home and abroad', () => {
    expect(load('FR', 'DUB', 'STN', 8).value).toBeGreaterThan(0.94);
    expect(load('FR', 'FCO', 'CTA', 8)).toEqual(load('FR', 'DUB', 'STN', 8));
  });

  // LATAM publishes all flights, and for some months those abroad.
  it('at home is that of all flights where only those abroad are told apart', () => {
    const abroad = load('LA', 'SCL', 'LIM', 6);
    expect(abroad.basis.kind).toBe('published-month');
    expect(load('LA', 'SCL', 'ANF', 6).value).not.toBe(abroad.value);
    expect(load('LA', 'SCL', 'ANF', 6).value).toBe(tables.publishedLoadFactors.find('LA', 'all', 6)?.value);
  });

  it('of the year lies between its emptiest and its fullest month', () => {
    const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => load('FI', 'KEF', 'MAN', month).value);
    const ofYear = load('FI', 'KEF', 'MAN').value;
    expect(ofYear).toBeGreaterThan(Math.min(...months));
    expect(ofYear).toBeLessThan(Math.max(...months));
  });
});
