import type { CalendarDate } from '@tim/notation';
import type { SourceAbout } from './source-about.ts';

/** What the caller says of a source. */
export type SaidOfSource = {
  /** A sheet's name, or its place from 1 on. */
  readonly sheet?: string;
  /** Boarding passes name no year: it is the one that is nearest to this day. */
  readonly today: CalendarDate;
};

/** The rows of a source, names of columns first where it has none of its own. */
export type SourceRows = { readonly about: SourceAbout; readonly rows: Iterable<readonly string[]> };
