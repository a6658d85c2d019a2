import type { WorkingQuantity } from '@tim/messages';

const SIGNIFICANT_DIGITS = 7;

/** A quantity of the working as text: its name when it is one, else a number with its unit after a thin space. */
export function quantityText({ value, unit, text }: Pick<WorkingQuantity, 'value' | 'unit' | 'text'>): string {
  if (text !== undefined && text !== '') {
    return text;
  }
  const number = String(Number(value.toPrecision(SIGNIFICANT_DIGITS)));
  return unit === '' || unit === '1' ? number : `${number}\u2009${unit}`;
}

/** Where a quantity came from: source and edition; undefined for the result of an earlier step. */
export function quantitySource({
  source,
  sourceVersion,
}: Pick<WorkingQuantity, 'source' | 'sourceVersion'>): string | undefined {
  return [source, sourceVersion].filter(Boolean).join(', ') || undefined;
}
