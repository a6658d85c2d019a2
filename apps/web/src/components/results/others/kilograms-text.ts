import { kilogramsText } from '../kilograms-text.ts';

/** Whole kilograms: "1,218 kg". */
export function wholeKilogramsText(kg: number): string {
  return kilogramsText(Math.round(kg));
}
