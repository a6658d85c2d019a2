declare module 'virtual:methodology' {
  /** The sections of docs/methodology.md. */
  export const html: string;
  /** Whether it stands in English in a page of another language. */
  export const isInEnglish: boolean;
  /** Their headings, in their order. */
  export const sections: readonly { readonly id: string; readonly text: string }[];
}
