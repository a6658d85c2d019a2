/** A text within a sentence or behind a colon, where a language has no capital: "l’avion". A code keeps its capitals. */
export const withoutCapital = (text: string): string =>
  text.replace(/^\p{Lu}(?=’?\p{Ll})/u, (letter) => letter.toLowerCase());
