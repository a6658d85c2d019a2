/** A text behind a colon or within a sentence, where its language has no capital there. */
export function withoutCapital(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
