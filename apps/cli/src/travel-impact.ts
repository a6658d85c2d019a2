import { formatDocPage, type DocPage } from '@optique/core/doc';
import { runParser } from '@optique/core/facade';
import { formatMessage, lineBreak } from '@optique/core/message';
import { ENGINE_VERSION } from '@tim/engine';
import { fill, joined } from '@tim/languages';
import { UsageError } from '@tim/terminal';
import type { Installed, Run } from './command.ts';
import { commandsIn, NAMES } from './commands.ts';
import { fileFault } from './files/file-fault.ts';
import { printTo, type Host } from './host.ts';
import { said } from './parser-parts.ts';
import { processHost } from './process-host.ts';
import { Refusal } from './refusal.ts';
import type { Faults } from './refusal.ts';
import { argumentTextsIn, languageOf, type ArgumentTexts } from './spoken.ts';

const NAME = 'travel-impact';
/** Characters of a line of the help. */
const HELP_WIDTH = 100;

/**
 * The command line.
 *
 * @param args - a command's name and what follows it
 * @param host - the process unless told
 * @returns the exit code
 * @throws UsageError when the arguments are not as the help says, or a file cannot be read or written, in the language that they
 *   name
 */
export async function travelImpact(args: readonly string[], installed: Installed, host?: Host): Promise<number> {
  const texts = argumentTextsIn(languageOf(args));
  try {
    demandCommand(args[0] ?? '', texts.faults);
    const run = await runOf(args, installed, texts);
    return await run(installed, host ?? processHost(texts.faults));
  } catch (fault) {
    const ofFile = fileFault(fault);
    if (ofFile) throw new UsageError(ofFile.say(texts.faults), '');
    if (!(fault instanceof UsageError)) throw fault;
    throw new UsageError(fault instanceof Refusal ? fault.say(texts.faults) : fault.message, texts.faults.more);
  }
}

/** What the arguments ask for: a command, or something about all of them. */
async function runOf(args: readonly string[], { version }: Installed, texts: ArgumentTexts): Promise<Run> {
  const { help } = texts;
  const form = {
    showDefault: { prefix: ` [${help.without}` },
    showChoices: { label: help.choices },
    maxWidth: HELP_WIDTH,
  };
  // Kept, as the help is not shown as the library makes it: its own entries are English.
  const kept: string[] = [];
  const shown =
    (): Run =>
    (_, { output }) => {
      for (const part of kept) printTo(output, part);
      return 0;
    };
  const helpShown =
    (page: DocPage): Run =>
    (_, { output }) => {
      printTo(output, formatDocPage(NAME, withOwnEntries(page, help.commands), form));
      return 0;
    };
  return runParser(await commandsIn(texts, args[0] ?? ''), NAME, args, {
    ...form,
    brief: said(help.brief),
    footer: help.footer.flatMap((line) => [...said(line), lineBreak()]).slice(0, -1),
    help: { option: true, onShow: (_code, page) => helpShown(page) },
    version: { option: true, value: `${version}, engine ${ENGINE_VERSION}`, onShow: shown },
    completion: { command: true, onShow: shown },
    aboveError: 'none',
    stdout: (part) => void kept.push(part),
    stderr: () => undefined,
    onError: (_code, fault): never => {
      throw new UsageError(formatMessage(fault, { quotes: false }));
    },
  });
}

/** A page of the help with its language's words for what the library describes in English. */
function withOwnEntries(page: DocPage, commands: ArgumentTexts['help']['commands']): DocPage {
  const own: ReadonlyMap<string, string> = new Map(
    Object.entries<string>({
      completion: commands.completion,
      '--help': commands.help,
      '--version': commands.version,
    }),
  );
  const sections = page.sections.map((section) => ({
    ...section,
    entries: section.entries.map((entry) => {
      const { term } = entry;
      const name = term.type === 'command' ? term.name : term.type === 'option' ? (term.names[0] ?? '') : '';
      const description = own.get(name);
      return description === undefined ? entry : { ...entry, description: said(description) };
    }),
  }));
  return { ...page, sections };
}

/** @throws UsageError when the first word names no command */
function demandCommand(word: string, { noCommand, unknownCommand, commandList }: Faults): void {
  if (word.startsWith('-') || ['completion', ...NAMES].includes(word)) return;
  const commands = joined(commandList.next, NAMES, commandList.last);
  throw new UsageError(word === '' ? fill(noCommand, { commands }) : fill(unknownCommand, { commands, word }));
}
