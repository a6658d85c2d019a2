import { longestMatch, merge, or } from '@optique/core/constructs';
import { message } from '@optique/core/message';
import { map } from '@optique/core/modifiers';
import { command } from '@optique/core/primitives';
import { askFlight } from './ask-flight.ts';
import { askOptions } from './ask-options.ts';
import { askRoute } from './ask-route.ts';
import { batchArguments } from './batch/batch-arguments.ts';
import { batchFooter } from './batch/batch-footer.ts';
import { runBatch } from './batch/run-batch.ts';
import type { AnsweredFrom, AnswerWish, Asked, Installed, Run } from './command.ts';
import { factorsArguments } from './factors/factors-arguments.ts';
import { writeFactors } from './factors/write-factors.ts';
import { withCodes } from './read-places.ts';
import { flightWords, marketWords, optionsWords, type OptionsQuery } from './read-query.ts';
import { jsonOption, langOption, tablesOption } from './usual-options.ts';

type Given<Query> = AnswerWish & { readonly query: Query; readonly tablesFolder: string | undefined };

/** A question to be answered from the tables, once its places are codes. */
const asking =
  <Query>(ask: (asked: Asked<Query>) => number, read: (query: Query, files: AnsweredFrom) => Query) =>
  (given: Given<Query>): Run =>
  ({ tablesFolder, cityNamesFile, carrierNamesFile }: Installed) => {
    const files = { tablesFolder: given.tablesFolder ?? tablesFolder, cityNamesFile, carrierNamesFile };
    return ask({ ...given, ...files, query: read(given.query, files) });
  };

const optionsWithCodes = ({ market, ...query }: OptionsQuery, files: AnsweredFrom): OptionsQuery => ({
  market: withCodes(market, files),
  ...query,
});

const flight = merge(flightWords, jsonOption, langOption, tablesOption);
const route = merge(marketWords, jsonOption, langOption, tablesOption);

/** The names of the commands, in the order of the help. */
export const NAMES = ['flight', 'route', 'options', 'explain', 'batch', 'factors'];

/** Every command. To add one, add it here. */
export const COMMANDS = or(
  command(
    'flight',
    map(
      flight,
      asking((asked) => askFlight(asked, false), withCodes),
    ),
    {
      description: message`One flight, from 2019 to a year from today: ZRH BOS LX 52 2026-12-21.`,
    },
  ),
  command(
    'route',
    map(
      route,
      asking((asked) => askRoute(asked, false), withCodes),
    ),
    {
      description: message`Typical emissions of a market, of airports or a city’s code: LON NYC.`,
    },
  ),
  command(
    'options',
    map(merge(optionsWords, jsonOption, langOption, tablesOption), asking(askOptions, optionsWithCodes)),
    {
      description: message`All known ways to fly a market on a day, without a stop first: ZRH BOS 2026-12-21.`,
    },
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
    ),
    { description: message`As flight or route, with the working: each step in words, its formula and sources.` },
  ),
  command(
    'batch',
    map(
      batchArguments,
      (given): Run =>
        (installed) =>
          runBatch(given, installed),
    ),
    {
      description: message`A list of flights, CSV, NDJSON or Parquet: every row with its figure, then the totals.`,
      footer: batchFooter,
    },
  ),
  command(
    'factors',
    map(
      factorsArguments,
      (given): Run =>
        (installed) =>
          writeFactors(given, installed),
    ),
    {
      description: message`Every known carrier-route and month as tables to join with flights; how, it says at its end.`,
    },
  ),
);
