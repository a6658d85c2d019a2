/** A text of the page as it is taken elsewhere, where thin spaces and joiners that keep a line together are odd signs. */
export function plain(text: string): string {
  return text.replaceAll('\u202F', ' ').replaceAll('\u2060', '');
}
