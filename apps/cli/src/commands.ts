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
import type { Asked, Installed, Run } from './command.ts';
import { factorsArguments } from './factors/factors-arguments.ts';
import { writeFactors } from './factors/write-factors.ts';
import { flightWords, marketWords, optionsWords } from './read-query.ts';
import { jsonOption, tablesOption } from './usual-options.ts';

type Given<Query> = { readonly query: Query; readonly isJson: boolean; readonly tablesFolder: string | undefined };

/** A question to be answered from the tables. */
const asking =
  <Query>(ask: (asked: Asked<Query>) => number) =>
  (given: Given<Query>): Run =>
  ({ tablesFolder }: Installed) =>
    ask({ ...given, tablesFolder: given.tablesFolder ?? tablesFolder });

const flight = merge(flightWords, jsonOption, tablesOption);
const route = merge(marketWords, jsonOption, tablesOption);

/** The names of the commands, in the order of the help. */
export const NAMES = ['flight', 'route', 'options', 'explain', 'batch', 'factors'];

/** Every command. To add one, add it here. */
export const COMMANDS = or(
  command(
    'flight',
    map(
      flight,
      asking((asked) => askFlight(asked, false)),
    ),
    {
      description: message`One flight, from 2019 to a year from today: ZRH BOS LX 52 2026-12-21.`,
    },
  ),
  command(
    'route',
    map(
      route,
      asking((asked) => askRoute(asked, false)),
    ),
    {
      description: message`Typical emissions of a market, of airports or a city’s code: LON NYC.`,
    },
  ),
  command('options', map(merge(optionsWords, jsonOption, tablesOption), asking(askOptions)), {
    description: message`All known ways to fly a market on a day, without a stop first: ZRH BOS 2026-12-21.`,
  }),
  command(
    'explain',
    // Of two that read as many words the first is meant.
    longestMatch(
      map(
        route,
        asking((asked) => askRoute(asked, true)),
      ),
      map(
        flight,
        asking((asked) => askFlight(asked, true)),
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
      description: message`Every known carrier-route and month as tables to join with flights: docs/scale.md.`,
    },
  ),
);
