/** A whole number: "1,218". */
export function numberText(value: number): string {
  return Math.round(value).toLocaleString('en');
}

/** Whole kilograms, with a thin space before the unit: "1,218 kg". */
export function kilogramsText(kg: number): string {
  return `${numberText(kg)}\u202Fkg`;
}
