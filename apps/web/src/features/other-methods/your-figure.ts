import { fill } from '@tim/languages';
import type { Bounds } from '../facts/range-words.ts';
import { kilogramsText } from '../../shared/kilograms-text.ts';
import { OTHERS } from './texts.ts';

/** More than any passenger's flight [kg]. */
const MOST_KG = 100_000;
/** A figure that is further away than this part of the visitor's own is not called near. Our judgement. */
const NEAR = 0.2;

const NUMBER = /^(\d+(?:\.\d+)?)(?:kg(?:co2e?)?)?$/i;

/**
 * The kilograms of what a visitor typed: 690, 1,218 kg, 690,5. A comma before three digits parts thousands.
 *
 * @returns from 1 to 100 000; undefined for everything else
 */
export function parseKilograms(text: string): number | undefined {
  const bare = text
    .replaceAll(/\s/g, '')
    .replaceAll(/,(?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
  const kg = Number(NUMBER.exec(bare)?.[1]);
  return kg >= 1 && kg <= MOST_KG ? kg : undefined;
}

export type NamedKilograms = { readonly name: string; readonly kg: number };

/** The figure that is nearest to another; undefined where there is none. */
export function nearestTo(kg: number, figures: readonly NamedKilograms[]): NamedKilograms | undefined {
  return figures.toSorted((one, other) => Math.abs(one.kg - kg) - Math.abs(other.kg - kg))[0];
}

/**
 * What a visitor's figure is nearest to, in words.
 *
 * @param range - of this site's own figure
 */
export function nearestText(ownKg: number, figures: readonly NamedKilograms[], range: Bounds | undefined): string {
  const nearest = nearestTo(ownKg, figures);
  if (nearest === undefined) return '';
  const own = kilogramsText(ownKg);
  const apart = Math.round(nearest.kg) - Math.round(ownKg);
  const { same, less, more, found: foundWords, none, inRange: inRangeWords, near } = OTHERS.nearest;
  const difference = apart === 0 ? same : fill(apart < 0 ? less : more, { kg: kilogramsText(Math.abs(apart)) });
  const found = fill(foundWords, { name: nearest.name, kg: kilogramsText(nearest.kg), difference });
  if (Math.abs(apart) > ownKg * NEAR) return fill(none, { own, found });
  const isInRange = range && ownKg >= range.lowest && ownKg <= range.highest;
  const inRange = isInRange ? fill(inRangeWords, { low: range.lowest, high: kilogramsText(range.highest) }) : '';
  return fill(near, { own, found, inRange });
}
