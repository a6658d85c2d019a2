/** What people have that is no list of CSV or JSON: spreadsheets, calendars, boarding passes and logs, as rows. Loaded when a file is one. */
export { demandSize, MOST_FILE_BYTES } from './limits.ts';
export { readSource, SOURCE_DELIMITER } from './read-source.ts';
export type { ReadSource } from './read-source.ts';
export type { SaidOfSource } from './source-rows.ts';
export type { SourceAbout } from './source-about.ts';
export { xlsxWriter } from './write-xlsx.ts';
export type { XlsxCell, XlsxWriter } from './write-xlsx.ts';
export { answeredCells } from './answered-cells.ts';
