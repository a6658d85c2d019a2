import { askFlight } from './ask-flight.ts';
import { askRoute } from './ask-route.ts';
import { BATCH_USAGE, readBatchArguments } from './batch/batch-arguments.ts';
import { runBatch } from './batch/run-batch.ts';
import type { Command } from './command.ts';
import { FACTORS_USAGE, readFactorsArguments } from './factors/factors-arguments.ts';
import { writeFactors } from './factors/write-factors.ts';
import { readArguments } from './read-arguments.ts';
import { FLIGHT_USAGE, ROUTE_USAGE } from './read-query.ts';

/** Every command by its name. To add one, add a line. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  flight: {
    help: {
      usage: `${FLIGHT_USAGE} [--aircraft <code>]`,
      text: 'one flight, from 2019 to a year from today: ZRH BOS LX 52 2026-12-21',
    },
    run: (args, { tablesFolder }) => askFlight(readArguments(args, tablesFolder), false),
  },
  route: {
    help: { usage: ROUTE_USAGE, text: 'typical emissions of a market, of airports or a city’s code: LON NYC' },
    run: (args, { tablesFolder }) => askRoute(readArguments(args, tablesFolder), false),
  },
  explain: {
    help: {
      usage: '<as flight or route>',
      text: 'the same with the working: each step in words, its formula and sources',
    },
    run: (args, { tablesFolder }) => {
      const given = readArguments(args, tablesFolder);
      return given.words.length > 2 ? askFlight(given, true) : askRoute(given, true);
    },
  },
  batch: {
    help: { usage: BATCH_USAGE, text: 'a list of flights, CSV or NDJSON: every row with its figure, then the totals' },
    run: (args, installed) => runBatch(readBatchArguments(args, Date.now()), installed),
  },
  factors: {
    help: {
      usage: FACTORS_USAGE,
      text: 'every known carrier-route and month as tables to join with flights: docs/scale.md',
    },
    run: (args, installed) => writeFactors(readFactorsArguments(args), installed),
  },
};
