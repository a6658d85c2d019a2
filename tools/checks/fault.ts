/** One thing a check found wrong: where, what, and what to do about it. */
export type Fault = {
  /** Path from the repository's root. */
  readonly file: string;
  readonly line?: number;
  /** One sentence for what is wrong, one for the remedy. */
  readonly message: string;
};

/** One line, with a position that terminals and editors turn into a link. */
export function describeFault({ file, line, message }: Fault): string {
  return `${line === undefined ? file : `${file}:${line}`}: ${message}`;
}
