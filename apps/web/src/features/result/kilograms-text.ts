import { formatWhole } from '@tim/format';

/** "1,400 kg", with the thin space before the unit. */
export function kilogramsText(kg: number): string {
  return `${formatWhole(kg)}\u202Fkg`;
}
