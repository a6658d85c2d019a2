declare module 'virtual:methodology' {
  /** The sections of docs/methodology.md. */
  export const html: string;
}
