import { parseArguments } from '@tim/terminal';

/** The arguments of a question about a flight or a route. */
export type Arguments = {
  readonly words: readonly string[];
  readonly aircraft: string | undefined;
  readonly isJson: boolean;
  readonly tablesFolder: string;
};

/** @throws UsageError when an option is unknown or lacks its value */
export function readArguments(args: readonly string[], tablesFolder: string): Arguments {
  const { values, positionals } = parse(args);
  return {
    words: positionals,
    aircraft: values.aircraft,
    isJson: values.json,
    tablesFolder: values.tables ?? tablesFolder,
  };
}

function parse(args: readonly string[]) {
  return parseArguments({
    args: [...args],
    allowPositionals: true,
    options: {
      aircraft: { type: 'string' },
      json: { type: 'boolean', default: false },
      tables: { type: 'string' },
    },
  });
}
