declare module 'virtual:methodology' {
  /** The sections of docs/methodology.md. */
  export const html: string;
  /** Their headings, in their order. */
  export const sections: readonly { readonly id: string; readonly text: string }[];
}
