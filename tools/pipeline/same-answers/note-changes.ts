import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TaskFailure } from '@tim/terminal';
import { workspaceRoot } from '../workspace-root.ts';
import { answersInPairs, type Answers } from './read-answers.ts';

/** Holds a file a version: what changed in the engine's figures. */
export const CHANGES_FOLDER = 'docs/figure-changes';

/** Routes listed one by one, those that changed the most. */
const ROUTES_LISTED = 100;

/** Changes below this are none [1]: grams are whole. */
const SMALLEST = 0.0005;

/** A carrier's route, a listed flight of it in every month of a year. */
export type RouteChange = {
  readonly carrier: string;
  /** "ZRH-BOS". */
  readonly route: string;
  /** Mean economy figure of the months [g CO2e per passenger]; undefined where there is none. */
  readonly before: number | undefined;
  readonly after: number | undefined;
};

/** Columns of the file. `scope` is `all`, `carrier` or `route`; changes are of the mean economy figure of a year's months. */
const COLUMNS = [
  'scope',
  'carrier',
  'route',
  'routes_asked',
  'routes_changed',
  'routes_gained',
  'routes_lost',
  'mean_change_percent',
  'largest_change_percent',
] as const;

/**
 * Write down for a version what changed in its figures, from the answers of the version before and its own.
 *
 * @returns the file, below the workspace's root
 * @throws TaskFailure if a file of answers is not there
 */
export async function noteChanges(version: string, before: string, after: string): Promise<string> {
  for (const file of [before, after]) if (!existsSync(file)) throw new TaskFailure(`There is no ${file}.`);
  const changes: RouteChange[] = [];
  for await (const pair of answersInPairs(before, after)) {
    const change = routeChange(pair.before, pair.after);
    if (change) changes.push(change);
  }
  const path = `${CHANGES_FOLDER}/${version}.csv`;
  mkdirSync(dirname(join(workspaceRoot, path)), { recursive: true });
  writeFileSync(join(workspaceRoot, path), changeRows(changes));
  return path;
}

/** A listed flight's change; undefined for other questions. */
function routeChange(before: Answers, after: Answers): RouteChange | undefined {
  const [kind, carrier = '', , origin, destination] = before.name.split(' ');
  if (kind !== 'listed') return undefined;
  return { carrier, route: `${origin}-${destination}`, before: yearsMean(before), after: yearsMean(after) };
}

/** Mean economy figure of the months [g]; undefined without an estimate. */
function yearsMean({ byMonth }: Answers): number | undefined {
  // A line opens with the economy figure where there is an estimate, else with the reason why there is none.
  const grams = [...byMonth.values()].map((line) => Number(/^(\d+) /.exec(line)?.[1]));
  return grams.some(Number.isNaN) ? undefined : grams.reduce((sum, value) => sum + value, 0) / grams.length;
}

/** The file: all routes together, each carrier of which some changed, the one that changed the most first, and the routes that did. */
export function changeRows(changes: readonly RouteChange[]): string {
  const carriers = [...Map.groupBy(changes, ({ carrier }) => carrier)]
    .map(([carrier, own]) => ({ carrier, ...summary(own) }))
    .filter(({ changed, gained, lost }) => changed + gained + lost > 0)
    .sort((a, b) => b.sum - a.sum || (a.carrier < b.carrier ? -1 : 1));
  const routes = changes
    .filter((change) => Math.abs(changeOf(change) ?? 0) >= SMALLEST)
    .sort((a, b) => Math.abs(changeOf(b) ?? 0) - Math.abs(changeOf(a) ?? 0))
    .slice(0, ROUTES_LISTED);
  const lines: readonly (readonly string[])[] = [
    COLUMNS,
    row('all', '', '', summary(changes)),
    ...carriers.map((own) => row('carrier', own.carrier, '', own)),
    ...routes.map((change) => row('route', change.carrier, change.route, summary([change]))),
  ];
  return `${lines.map((line) => line.join()).join('\n')}\n`;
}

type Summary = ReturnType<typeof summary>;

function summary(changes: readonly RouteChange[]) {
  const relative = changes.flatMap((change) => changeOf(change) ?? []);
  const changed = relative.filter((change) => Math.abs(change) >= SMALLEST);
  return {
    asked: changes.length,
    changed: changed.length,
    gained: changes.filter(({ before, after }) => before === undefined && after !== undefined).length,
    lost: changes.filter(({ before, after }) => before !== undefined && after === undefined).length,
    /** Over all routes with both figures [1]; 0 without any. */
    mean: relative.reduce((sum, change) => sum + change, 0) / Math.max(1, relative.length),
    largest: changed.reduce((most, change) => (Math.abs(change) > Math.abs(most) ? change : most), 0),
    sum: changed.reduce((sum, change) => sum + Math.abs(change), 0),
  };
}

function row(scope: string, carrier: string, route: string, of: Summary): readonly string[] {
  const counts = [of.asked, of.changed, of.gained, of.lost].map(String);
  return [scope, carrier, route, ...counts, percentText(of.mean), percentText(of.largest)];
}

/** (after - before) / before [1]; undefined where one has no figure. */
function changeOf({ before, after }: RouteChange): number | undefined {
  return before === undefined || after === undefined ? undefined : (after - before) / before;
}

/** "-1.23"; 0 has no sign. */
const percentText = (fraction: number) => String(Math.round(fraction * 1e4) / 1e2 + 0);
