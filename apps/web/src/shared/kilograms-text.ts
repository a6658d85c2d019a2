import { formatWhole, withUnit } from '@tim/format';

/** "1,400 kg", with the thin space before the unit. */
export function kilogramsText(kg: number): string {
  return withUnit(formatWhole(kg), 'kg');
}
