import { describe, expect, it } from 'vitest';
import { afterLabel, withCapital } from './letter-case.ts';

describe('what follows a label and its colon', () => {
  it.each([
    ['No se sabe qué tipo volará esta vez.', 'no se sabe qué tipo volará esta vez.'],
    ['Medio', 'medio'],
    ['Entre 315 y 435 kg.', 'entre 315 y 435 kg.'],
    ['Producir y suministrar el combustible.', 'producir y suministrar el combustible.'],
    ['Estelas de condensación.', 'estelas de condensación.'],
    ['La Paz (LPB)', 'La Paz (LPB)'],
    ['Airbus A350-900 (A359)', 'Airbus A350-900 (A359)'],
    ['Nouakchott', 'Nouakchott'],
  ])('goes on in small letters in Spanish, save a name: %s', (text, shown) => {
    expect(afterLabel(text, 'es')).toBe(shown);
  });

  it.each([
    ['Environ 350 kg CO2e', 'environ 350 kg CO2e'],
    ['Moyen', 'moyen'],
    ['La Paz (LPB)', 'La Paz (LPB)'],
  ])('goes on in small letters in French, save a name: %s', (text, shown) => {
    expect(afterLabel(text, 'fr')).toBe(shown);
  });

  it('stays as it is in other languages', () => {
    expect(afterLabel('Entre Ríos', 'de')).toBe('Entre Ríos');
  });
});

it('begins a sentence with a capital, where the language has any', () => {
  expect(withCapital('about 350 kg', 'en')).toBe('About 350 kg');
  expect(withCapital('easyJetの便', 'ja')).toBe('easyJetの便');
});
