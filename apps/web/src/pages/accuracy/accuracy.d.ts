declare module 'virtual:accuracy' {
  /** docs/accuracy.json, as far as the page shows it. `tools/accuracy` writes it. */
  // oxlint-disable-next-line typescript/consistent-type-imports -- this declaration may not import by a relative path
  export const figures: import('./figures.ts').AccuracyFigures;
}
