import { formatMessage, lineBreak, message, text } from '@optique/core/message';
import { runParser } from '@optique/core/facade';
import { ENGINE_VERSION } from '@tim/engine';
import { UsageError } from '@tim/terminal';
import type { Installed, Run } from './command.ts';
import { COMMANDS, NAMES } from './commands.ts';

/** Characters of a line of the help. */
const HELP_WIDTH = 100;
const shown = (): Run => () => 0;

/**
 * The command line.
 *
 * @param args - a command's name and what follows it
 * @returns the exit code
 * @throws UsageError when the arguments are not as the help says
 */
export async function travelImpact(args: readonly string[], installed: Installed): Promise<number> {
  demandCommand(args[0] ?? '');
  const run: Run = runParser(COMMANDS, 'travel-impact', args, {
    brief: message`Emissions of one passenger on a flight.`,
    footer: [
      ...message`Codes in either case. Exit code 0 with an estimate, 1 with the reason why there is none, 2 when the arguments are wrong.`,
      lineBreak(),
      ...message`The same engine, model and data give the same figures: every answer names them. The tarball or the tag of that version computes it again: docs/reproduce.md.`,
      lineBreak(),
      text('Completion: travel-impact completion bash >> ~/.bashrc; also zsh, fish, pwsh and nu.'),
    ],
    help: { option: true, onShow: shown },
    version: { option: true, value: `${installed.version}, engine ${ENGINE_VERSION}`, onShow: shown },
    completion: { command: true, onShow: shown },
    showDefault: { prefix: ' [without it: ' },
    showChoices: true,
    maxWidth: HELP_WIDTH,
    aboveError: 'none',
    stderr: () => undefined,
    onError: (_code, fault): never => {
      throw new UsageError(formatMessage(fault, { quotes: false }));
    },
  });
  return run(installed);
}

/** @throws UsageError when the first word names no command */
function demandCommand(word: string): void {
  if (word.startsWith('-') || [...NAMES, 'completion'].includes(word)) return;
  const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(NAMES);
  throw new UsageError(word === '' ? `Say ${names}.` : `Say ${names}, not ${word}.`);
}
