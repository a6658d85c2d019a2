/** "1,218". */
export function numberText(value: number): string {
  return value.toLocaleString('en');
}

/** "1,400 kg", with the thin space before the unit. */
export function kilogramsText(kg: number): string {
  return `${numberText(kg)}\u202Fkg`;
}
