declare module 'virtual:accuracy' {
  /** docs/accuracy.json with the flights of docs/accuracy-flights.csv. `tools/pipeline/accuracy` writes both. */
  // oxlint-disable-next-line typescript/consistent-type-imports -- this declaration may not import by a relative path
  export const figures: import('./figures.ts').AccuracyFigures;
}
