/** A file of the site, by its path below the site's root. */
export type NamedFile = { readonly name: string; readonly bytes: Uint8Array };

export function textFile(name: string, text: string): NamedFile {
  return { name, bytes: new TextEncoder().encode(text) };
}
