/** What no reader sees: spaces of no width, soft hyphens, marks of direction and of byte order. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Spaces of any width, and those at which no line breaks. */
const SPACE = /\p{Zs}/gu;
/** Most texts have neither. */
const PLAIN = /^[\u0020-\u007E]*$/;

/** A text as it looks: pages and mails leave signs in it that nobody sees, and spaces that no program takes for one. */
export const visibleText = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(INVISIBLE, '').replace(SPACE, ' ');

/** The cells of rows as they look. */
export const visibleRows = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  rows.map((row) => row.map(visibleText));
