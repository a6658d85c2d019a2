import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from './usage-error.ts';

/**
 * A command's options and words, as `parseArgs` of Node reads them.
 *
 * @throws UsageError when an option is unknown or lacks its value
 */
export function parseArguments<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const isParseError =
      error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!isParseError) throw error;
    // The first sentence says what is wrong.
    throw new UsageError(`${error.message.split(/\.(?:\s|$)/)[0]}.`);
  }
}
