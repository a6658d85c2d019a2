import { UsageError } from '@tim/terminal';
import type { Installed } from './command.ts';
import { COMMANDS } from './commands.ts';

/**
 * The command line.
 *
 * @param args - a command's name and what follows it
 * @returns the exit code
 * @throws UsageError when the arguments are not as the help says
 */
export async function travelImpact(args: readonly string[], installed: Installed): Promise<number> {
  const [name = '', ...rest] = args;
  if (args.includes('--help')) {
    console.log(helpText());
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(Object.keys(COMMANDS));
    throw new UsageError(name === '' ? `Say ${names}.` : `Say ${names}, not ${name}.`);
  }
  return command.run(rest, installed);
}

function helpText(): string {
  const commands = Object.entries(COMMANDS).map(
    ([name, { help }]) => `  travel-impact ${name} ${help.usage}\n      ${help.text}\n`,
  );
  return `Emissions of one passenger on a flight.

${commands.join('')}
  --aircraft <code>   IATA or ICAO code of the aircraft, or a family (333, A333, 787), when it is known
  --json              the answer as JSON, in grams
  --tables <folder>   other tables than its own, with the schedules built into them

Codes in either case. Exit code 0 with an estimate, 1 with the reason why there is none, 2 when the arguments are wrong.
`;
}
