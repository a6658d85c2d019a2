import type { RowReport } from '../csv/row-report.ts';
import type { SourceFolder } from '../source-folder.ts';

/** What every table is built from. */
export type BuildContext = { readonly sources: SourceFolder; readonly report: RowReport };
