import { longestMatch, merge, or } from '@optique/core/constructs';
import type { Message } from '@optique/core/message';
import { map } from '@optique/core/modifiers';
import type { Parser } from '@optique/core/parser';
import { command } from '@optique/core/primitives';
import type { MarketQuery } from '@tim/estimator';
import { askFlight } from './ask-flight.ts';
import { askOptions } from './ask-options.ts';
import { askRoute } from './ask-route.ts';
import type { AnswerWish, Asked, Run } from './command.ts';
import { said, unexpected } from './parser-parts.ts';
import { withCodes } from './read-places.ts';
import { flightWords, marketWords, optionsWords } from './read-query.ts';
import type { ArgumentTexts } from './spoken.ts';
import { jsonOption, langOption, tablesOption } from './usual-options.ts';

type Given<Query> = AnswerWish & { readonly query: Query; readonly tablesFolder: string | undefined };

/** A question to be answered from the tables, once its places are codes. */
const asking =
  <Query extends MarketQuery>(ask: (asked: Asked<Query>) => number) =>
  (given: Given<Query>): Run =>
  async ({ tablesFolder, cityNamesFile, carrierNamesFile }, host) => {
    const from = { ...host.answering(given.tablesFolder ?? tablesFolder), cityNamesFile, carrierNamesFile };
    return ask({ ...given, ...from, host, query: await withCodes(given.query, from) });
  };

const wishes = (texts: ArgumentTexts) => [jsonOption(texts), langOption(texts), tablesOption(texts)] as const;
const routeReader = (texts: ArgumentTexts, includesWorking: boolean) =>
  map(
    merge(marketWords(texts), ...wishes(texts)),
    asking((asked) => askRoute(asked, includesWorking)),
  );
const flightReader = (texts: ArgumentTexts, includesWorking: boolean) =>
  map(
    merge(flightWords(texts), ...wishes(texts)),
    asking((asked) => askFlight(asked, includesWorking)),
  );

/** How a command's arguments are read, and what the end of its help says. */
type Command = { readonly reader: Parser<'sync', Run>; readonly footer?: Message };

/** Every command, in the order of the help. To add one, add it here. What only lists need is loaded with their commands. */
const COMMANDS = {
  flight: (texts): Command => ({ reader: flightReader(texts, false) }),
  route: (texts): Command => ({ reader: routeReader(texts, false) }),
  options: (texts): Command => ({
    reader: map(merge(optionsWords(texts), ...wishes(texts)), asking(askOptions)),
  }),
  explain: (texts): Command => ({
    // If both read as many words, the first is meant.
    reader: longestMatch(routeReader(texts, true), flightReader(texts, true), unexpected(texts.faults)),
  }),
  batch: async (texts): Promise<Command> => {
    const { batchArguments, batchFooter, runBatch } = await import('./batch/index.ts');
    return {
      reader: map(
        batchArguments(texts),
        (given): Run =>
          (installed, host) =>
            runBatch(given, installed, host),
      ),
      footer: batchFooter(texts.help.batch),
    };
  },
  factors: async (texts): Promise<Command> => {
    const { factorsArguments, writeFactors } = await import('./factors/index.ts');
    return {
      reader: map(
        factorsArguments(texts),
        (given): Run =>
          (installed, host) =>
            writeFactors(given, installed, host),
      ),
    };
  },
} satisfies Readonly<Record<string, (texts: ArgumentTexts) => Command | Promise<Command>>>;

/** The names of the commands, in the order of the help. */
export const NAMES = Object.keys(COMMANDS) as (keyof typeof COMMANDS)[];

/**
 * Reads the arguments of commands, which are described in a language.
 *
 * @param word - the first argument: where it names a command, no other is loaded
 */
export async function commandsIn(texts: ArgumentTexts, word: string): Promise<Parser<'sync', Run>> {
  const named = NAMES.filter((name) => name === word);
  const commands = (named.length > 0 ? named : NAMES).map(async (name) => {
    const { reader, ...footer } = await COMMANDS[name](texts);
    return command(name, reader, { description: said(texts.help.commands[name]), ...footer });
  });
  return or(...(await Promise.all(commands)), unexpected(texts.faults));
}
