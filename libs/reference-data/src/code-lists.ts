/** The codes of a list with a space between each; none of '' and of a row that is not there. */
export const codesOf = (text = ''): readonly string[] => (text === '' ? [] : text.split(' '));

/** Each text's words; equal texts share one list. */
export function splitOnce(texts: readonly string[]): readonly (readonly string[])[] {
  const lists = new Map<string, readonly string[]>();
  return texts.map((text) => {
    const known = lists.get(text);
    if (known) return known;
    const list = text.split(' ');
    lists.set(text, list);
    return list;
  });
}
