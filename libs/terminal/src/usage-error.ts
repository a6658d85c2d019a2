/** The arguments of a command are not as its help says: one line, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  /** Said after it: where to find how the arguments should be. */
  readonly more: string;

  constructor(message: string, more = 'See --help.') {
    super(message);
    this.more = more;
  }

  /** What `parseArgs` found wrong, its first sentence; anything else is thrown again. */
  static from(error: unknown): UsageError {
    const isParseError =
      error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!isParseError) throw error;
    return new UsageError(`${error.message.split(/\.(?:\s|$)/)[0]}.`);
  }
}
