/** A paragraph as data: text, and text that links to a page of this site (starts with "/") or to another site. */
export type RichText = readonly (string | { readonly text: string; readonly href: string })[];
