import { fill } from '@tim/languages';
import { MOST_CALENDAR_DAYS, MOST_CALENDAR_ENTRIES, MOST_CELLS, MOST_FILE_BYTES, MOST_LIST_BYTES } from '../bounds.ts';
import { ListFault, type SayFault, type SayPart } from '../list/list-fault.ts';

const MEGABYTE = 1e6;
/** Whole megabytes, as people read sizes. */
const megabytes = (bytes: number): string => `${Math.ceil(bytes / MEGABYTE)} MB`;

/** @throws ListFault when a file that has to be read whole is too large; before any of it is read */
export function demandSize(bytes: number): void {
  if (bytes > MOST_FILE_BYTES) {
    throw new ListFault((texts) =>
      fill(texts.tooLarge, { size: megabytes(bytes), most: megabytes(MOST_FILE_BYTES), asCsv: texts.asCsv }),
    );
  }
}

/** @throws ListFault when a part of an archive says, or turns out, to be larger than what is read */
export function demandUnpacked(what: SayPart, bytes: number, most: number): void {
  if (bytes > most) {
    throw new ListFault((texts) => {
      const values = { part: what(texts), most: megabytes(most), asCsv: texts.asCsv };
      const { known, unknown } = texts.tooLargeUnpacked;
      return bytes < Infinity ? fill(known, { ...values, size: megabytes(bytes) }) : fill(unknown, values);
    });
  }
}

/** Counts what a whole file comes to. @throws ListFault as soon as it is too much */
export type Counter = (more: number) => void;

const counter = (most: number, say: SayFault): Counter => {
  let count = 0;
  return (more) => {
    count += more;
    if (count > most) throw new ListFault(say);
  };
};

/** Counts the cells of a file as they are read. */
export const cellCounter = (): Counter =>
  counter(MOST_CELLS, (texts) => fill(texts.tooManyCells, { millions: MOST_CELLS / 1e6, asCsv: texts.asCsv }));

/** Counts the bytes of the list that a file comes to. */
export const byteCounter = (): Counter =>
  counter(MOST_LIST_BYTES, (texts) =>
    fill(texts.tooLongList, { size: megabytes(MOST_LIST_BYTES), asCsv: texts.asCsv }),
  );

/** Counts the entries of a calendar. */
export const entryCounter = (): Counter => counter(MOST_CALENDAR_ENTRIES, (texts) => texts.tooManyEntries);

/** Counts the entries of a calendar, and the further days on which they take place. */
export const dayCounter = (): Counter => counter(MOST_CALENDAR_DAYS, (texts) => texts.tooManyDays);
