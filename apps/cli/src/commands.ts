import { longestMatch, merge, or } from '@optique/core/constructs';
import { map } from '@optique/core/modifiers';
import { command } from '@optique/core/primitives';
import { askFlight } from './ask-flight.ts';
import { askOptions } from './ask-options.ts';
import { askRoute } from './ask-route.ts';
import { batchArguments } from './batch/batch-arguments.ts';
import { batchFooter } from './batch/batch-footer.ts';
import { runBatch } from './batch/run-batch.ts';
import type { AnsweredFrom, AnswerWish, Asked, Run } from './command.ts';
import { factorsArguments } from './factors/factors-arguments.ts';
import { writeFactors } from './factors/write-factors.ts';
import { said, unexpected } from './parser-parts.ts';
import { withCodes } from './read-places.ts';
import { flightWords, marketWords, optionsWords, type OptionsQuery } from './read-query.ts';
import type { ArgumentTexts } from './spoken.ts';
import { jsonOption, langOption, tablesOption } from './usual-options.ts';

type Given<Query> = AnswerWish & { readonly query: Query; readonly tablesFolder: string | undefined };

/** A question to be answered from the tables, once its places are codes. */
const asking =
  <Query>(ask: (asked: Asked<Query>) => number, read: (query: Query, from: AnsweredFrom) => Query) =>
  (given: Given<Query>): Run =>
  ({ tablesFolder, cityNamesFile, carrierNamesFile }, host) => {
    const from = { ...host.answering(given.tablesFolder ?? tablesFolder), cityNamesFile, carrierNamesFile };
    return ask({ ...given, ...from, host, query: read(given.query, from) });
  };

const optionsWithCodes = ({ market, ...query }: OptionsQuery, from: AnsweredFrom): OptionsQuery => ({
  market: withCodes(market, from),
  ...query,
});

/** The names of the commands, in the order of the help. */
export const NAMES = ['flight', 'route', 'options', 'explain', 'batch', 'factors'];

/** Every command, described in a language. To add one, add it here. */
export function commandsIn(texts: ArgumentTexts) {
  const { help, faults } = texts;
  const described = (name: keyof typeof help.commands) => ({ description: said(help.commands[name]) });
  const wishes = [jsonOption(texts), langOption(texts), tablesOption(texts)] as const;
  const flight = merge(flightWords(texts), ...wishes);
  const route = merge(marketWords(texts), ...wishes);
  return or(
    command(
      'flight',
      map(
        flight,
        asking((asked) => askFlight(asked, false), withCodes),
      ),
      described('flight'),
    ),
    command(
      'route',
      map(
        route,
        asking((asked) => askRoute(asked, false), withCodes),
      ),
      described('route'),
    ),
    command(
      'options',
      map(merge(optionsWords(texts), ...wishes), asking(askOptions, optionsWithCodes)),
      described('options'),
    ),
    command(
      'explain',
      // If both read as many words, the first is meant.
      longestMatch(
        map(
          route,
          asking((asked) => askRoute(asked, true), withCodes),
        ),
        map(
          flight,
          asking((asked) => askFlight(asked, true), withCodes),
        ),
        unexpected(faults),
      ),
      described('explain'),
    ),
    command(
      'batch',
      map(
        batchArguments(texts),
        (given): Run =>
          (installed, host) =>
            runBatch(given, installed, host),
      ),
      { ...described('batch'), footer: batchFooter(help.batch) },
    ),
    command(
      'factors',
      map(
        factorsArguments(texts),
        (given): Run =>
          (installed, host) =>
            writeFactors(given, installed, host),
      ),
      described('factors'),
    ),
    unexpected(faults),
  );
}
