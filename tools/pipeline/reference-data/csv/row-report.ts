/** A file of which a larger share of rows is bad is not the file it is taken for: nothing is built from it. */
export const MOST_BAD_ROWS = 0.02;

/** Collects what is wrong with the source files' rows. A row reported here is in no table. */
export class RowReport {
  readonly #tell: (line: string) => void;
  readonly #tellNote: (line: string) => void;
  readonly #read = new Map<string, { readonly rows: number; readonly mostBadFraction: number }>();
  readonly #bad = new Map<string, number>();
  readonly #notes = new Map<string, number>();
  readonly #leftOut = new Map<string, { readonly first: string; readonly file: string; rows: number }>();

  /**
   * @param tell - receives each finding as `file:line: what is wrong`
   * @param tellNote - receives what a reader should know of rows that are used
   */
  constructor(tell: (line: string) => void, tellNote = tell) {
    this.#tell = tell;
    this.#tellNote = tellNote;
  }

  /**
   * @param rows - rows read from the file, good and bad
   * @param mostBadFraction - largest share of bad rows with which the file is used
   */
  read(file: string, rows: number, mostBadFraction = MOST_BAD_ROWS): void {
    this.#read.set(file, { rows: (this.#read.get(file)?.rows ?? 0) + rows, mostBadFraction });
  }

  bad(file: string, line: number, what: string): void {
    this.#bad.set(file, (this.#bad.get(file) ?? 0) + 1);
    this.#tell(`${file}:${line}: ${what}`);
  }

  /** A row that is used, but of which a reader should know. */
  note(file: string, line: number, what: string): void {
    this.#notes.set(file, (this.#notes.get(file) ?? 0) + 1);
    this.#tellNote(`${file}:${line}: note: ${what}`);
  }

  /** A good row that is outside a table's scope. Told in the summary, once for each reason, with the first such row's line. */
  leaveOut(file: string, line: number, why: string): void {
    const key = `${file} ${why}`;
    const known = this.#leftOut.get(key);
    if (known) known.rows += 1;
    else this.#leftOut.set(key, { first: `${file}:${line}: left out: ${why}`, file, rows: 1 });
  }

  /** What was left out and why, then one line for each file: rows read, bad rows, notes, rows left out. */
  summary(): string[] {
    const leftOut = [...this.#leftOut.values()];
    const counts = [...this.#read].map(([file, { rows }]) => {
      const outside = leftOut.filter((group) => group.file === file).reduce((sum, group) => sum + group.rows, 0);
      const outsideText = outside > 0 ? `, ${outside} left out` : '';
      return `${file}: ${rows} rows, ${this.#badRows(file)} bad, ${this.#notes.get(file) ?? 0} noted${outsideText}`;
    });
    return [...leftOut.map(({ first, rows }) => `${first} (${rows} ${rows === 1 ? 'row' : 'rows'})`), ...counts];
  }

  /** The files of which too many rows are bad. */
  rejectedFiles(): string[] {
    return [...this.#read]
      .filter(([file, { rows, mostBadFraction }]) => this.#badRows(file) > rows * mostBadFraction)
      .map(([file]) => file);
  }

  #badRows(file: string): number {
    return this.#bad.get(file) ?? 0;
  }
}
