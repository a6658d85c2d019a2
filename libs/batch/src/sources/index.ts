/** What people have that is no list of CSV or JSON: spreadsheets, calendars, boarding passes and logs, as rows. Loaded when a file is one. */
export { demandSize } from './demands.ts';
export { readSource } from './read-source.ts';
export type { ReadSource, SaidOfSource, SourceAbout } from './source-rows.ts';
export { xlsxWriter } from './write-xlsx.ts';
export { answeredCells } from './answered-cells.ts';
export { writeBreakdown } from './breakdown-sheet.ts';
export type { BreakdownSheet } from './breakdown-sheet.ts';
