import { describe, expect, it } from 'vitest';
import { JOIN as spanish } from './texts.es.ts';
import { JOIN as french } from './texts.fr.ts';

describe('what follows a label and its colon', () => {
  it.each([
    ['U otro tipo', 'No se sabe qué tipo volará esta vez.', 'U otro tipo: no se sabe qué tipo volará esta vez.'],
    ['Riesgo de estelas', 'Medio', 'Riesgo de estelas: medio'],
    ['Intervalo', 'Entre 315 y 435 kg.', 'Intervalo: entre 315 y 435 kg.'],
    ['Incluido', 'Producir y suministrar el combustible.', 'Incluido: producir y suministrar el combustible.'],
    ['No incluido', 'Estelas de condensación.', 'No incluido: estelas de condensación.'],
    ['Destino', 'La Paz (LPB)', 'Destino: La Paz (LPB)'],
    ['Avión', 'Airbus A350-900 (A359)', 'Avión: Airbus A350-900 (A359)'],
    ['Lugar', 'Nouakchott', 'Lugar: Nouakchott'],
  ])('goes on in small letters in Spanish, save a name: %s', (label, text, shown) => {
    expect(spanish.labelled(label, text)).toBe(shown);
  });

  it.each([
    ['ZRH – BOS', 'Environ 350 kg CO2e', 'ZRH – BOS : environ 350 kg CO2e'],
    ['Risque de traînées', 'Moyen', 'Risque de traînées : moyen'],
    ['Destination', 'La Paz (LPB)', 'Destination : La Paz (LPB)'],
  ])('goes on in small letters in French, save a name: %s', (label, text, shown) => {
    expect(french.labelled(label, text).replaceAll(/\s/g, ' ')).toBe(shown);
  });
});
