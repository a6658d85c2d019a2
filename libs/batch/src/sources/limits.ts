import { ListFault, type SayFault } from '../list/list-fault.ts';

/** A file that is read whole may have so many bytes; lists of CSV and NDJSON may have any number. */
export const MOST_FILE_BYTES = 50 * 2 ** 20;
/** One part of an archive may have so many when it is unpacked: a sheet of some hundred thousand rows [bytes]. */
export const MOST_UNPACKED_BYTES = 150 * 2 ** 20;
/** Texts that a workbook's cells share [bytes, unpacked]. */
export const MOST_SHARED_BYTES = 64 * 2 ** 20;
/** Cells of a sheet, the empty ones between others too. */
export const MOST_CELLS = 5_000_000;
/** As Excel has them. */
export const MOST_ROWS = 1_048_576;
export const MOST_COLUMNS = 16_384;

const MEGABYTE = 1e6;
/** Whole megabytes, as people read sizes. */
export const megabytes = (bytes: number): string => `${Math.ceil(bytes / MEGABYTE)} MB`;

/** @throws ListFault when a file that has to be read whole is too large; before any of it is read */
export function demandSize(bytes: number): void {
  if (bytes > MOST_FILE_BYTES) {
    throw new ListFault((texts) => texts.tooLarge(megabytes(bytes), megabytes(MOST_FILE_BYTES)));
  }
}

/** @throws ListFault when a part of an archive says, or turns out, to be larger than what is read */
export function demandUnpacked(what: SayFault, bytes: number, most: number): void {
  if (bytes > most) {
    throw new ListFault((texts) =>
      texts.tooLargeUnpacked(what(texts), megabytes(most), bytes < Infinity ? megabytes(bytes) : ''),
    );
  }
}

/** Counts cells of a sheet as they are read. @throws ListFault when there are too many */
export function cellCounter(): (cells: number) => void {
  let count = 0;
  return (cells) => {
    count += cells;
    if (count > MOST_CELLS) {
      throw new ListFault((texts) => texts.tooManyCells(MOST_CELLS / 1e6));
    }
  };
}
