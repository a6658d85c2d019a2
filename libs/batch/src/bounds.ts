/**
 * What one file may cost, whatever stands in it: each bound holds for the whole file, never for one entry of it. docs/reliability.md has
 * them in a table.
 */

/** A file that is read whole (spreadsheet, calendar, boarding passes, log) [bytes]: it and what is read from it are in memory at once. */
export const MOST_FILE_BYTES = 50 * 2 ** 20;
/** All that is unpacked of an archive [bytes]: some hundred thousand rows of a sheet, which take a few seconds. */
export const MOST_UNPACKED_BYTES = 150 * 2 ** 20;
/** Texts that a workbook's cells share [bytes, unpacked]: all of them are kept until the sheet is read. */
export const MOST_SHARED_BYTES = 64 * 2 ** 20;
/** A part of a workbook that tells how it is made, as its styles do [bytes, unpacked]: what it names is kept. Real ones have under 10 MB. */
export const MOST_STYLES_BYTES = 32 * 2 ** 20;
/** A boarding pass of a phone's wallet [bytes, unpacked]: one code and some lines of text, read at once. */
export const MOST_PASS_BYTES = 2 ** 20;
/** Files of an archive: each is named in memory, and no spreadsheet has so many. */
export const MOST_ENTRIES = 5000;

/** Rows of a sheet, as Excel has them. */
export const MOST_ROWS = 1_048_576;
/** Columns of a sheet, as Excel has them. */
export const MOST_COLUMNS = 16_384;
/** Columns or fields that a list may name: every row is filled up to them, so that a short row costs as much as a long one. */
export const MOST_LIST_COLUMNS = 1000;
/** Cells of a file that is read whole; the empty ones before others count too. */
export const MOST_CELLS = 5_000_000;
/** Cells of a list on the page, which keeps all of them: a hundred for each of the rows that it takes. */
export const MOST_PAGE_CELLS = 20_000_000;
/** Cells of a list's beginning that tell how its columns are read: more would tell nothing new. */
export const MOST_BEGINNING_CELLS = 1_000_000;
/** The list that a file comes to [bytes of CSV]: a text that is written once may be shown in any number of cells. */
export const MOST_LIST_BYTES = 128 * 2 ** 20;

/** Sheets that are looked at for a list: only the first rows of each are read. */
export const MOST_SHEETS = 50;
/** Names of sheets that are kept, to be told. */
export const MOST_SHEET_NAMES = 1000;

/** A row of more is not read: it is in a block of its own, and its answer says so [bytes]. */
export const LONGEST_ROW_BYTES = 2 ** 20;
/** A row of so many bytes is a quote that nobody closed, or a bracket: the list ends there [bytes]. */
export const UNCLOSED_ROW_BYTES = 16 * 2 ** 20;

/** A text of XML, or an element with its attributes [bytes]: the parser keeps it until it ends. A cell has no more letters either. */
export const LONGEST_TEXT_BYTES = 2 ** 20;
/** Elements of XML within each other: sheets have about ten. */
export const MOST_LEVELS = 64;
/** Elements of one part of a file: the largest sheet that is read has two or three for each cell. */
export const MOST_ELEMENTS = 20_000_000;

/** Entries of a calendar: all of them are kept, since a later one may move or replace an earlier one. Fifteen a day for eighteen years. */
export const MOST_CALENDAR_ENTRIES = 100_000;
/** Entries of a calendar, each further day on which one takes place counted too: a row each, where it is a flight. */
export const MOST_CALENDAR_DAYS = 500_000;
/** Days on which one rule of a calendar repeats an entry: nobody flies the same flight more often. Its row then says that it has no end. */
export const MOST_DAYS_OF_ENTRY = 1000;
/** A text of a calendar's entry; of a longer one the beginning is read [letters]. */
export const LONGEST_ENTRY_TEXT = 20_000;

/** Different texts of a list that are remembered, of each kind: more than there are airports. */
export const MOST_REMEMBERED = 50_000;
/** All their letters: names of all airports have half as many. */
export const MOST_REMEMBERED_LETTERS = 2_000_000;

/** Groups of one breakdown of a list's total: all of them are kept, and noted when a run may be stopped. */
export const MOST_GROUPS = 10_000;
/** What a group is called; of a longer cell its beginning [letters]. */
export const LONGEST_GROUP_NAME = 100;
