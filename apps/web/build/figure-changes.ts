import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namesToShow } from '@tim/find';
import { parse } from 'csv-parse/sync';
import type { Plugin } from 'vite';
import type { ChangeRow, VersionChanges } from '../src/pages/changes/figures.ts';
import { findSources } from './find-files.ts';
import { languageOf } from './language.ts';
import { virtualModule } from './virtual-module.ts';

const workspaceRoot = join(import.meta.dirname, '../../..');
const FOLDER = join(workspaceRoot, 'docs/figure-changes');

type Row = Readonly<Record<string, string>>;

/**
 * What each version changed, the newest first, from the files that `npm run figures -- note` writes.
 *
 * @param language - of the carriers' names
 */
export function readFigureChanges(language = 'en'): readonly VersionChanges[] {
  const { tables, carrierNames } = findSources();
  const names = new Map([
    ...tables.carriers.all.map(({ iataCarrierCode, name }) => [iataCarrierCode, name] as const),
    ...namesToShow(carrierNames, language),
  ]);
  const changelog = readFileSync(join(workspaceRoot, 'CHANGELOG.md'), 'utf8');
  return newestFirst().map((version) => versionChanges(version, dateOf(changelog, version), names));
}

/** The versions with a file. */
const newestFirst = (): readonly string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.csv'))
    .map((file) => file.slice(0, -'.csv'.length))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));

function versionChanges(version: string, date: string, names: ReadonlyMap<string, string>): VersionChanges {
  const rows: Row[] = parse(csvOf(version), { columns: true });
  const of = (scope: string) => rows.filter((row) => row['scope'] === scope).map((row) => changeRow(row, names));
  const [all] = of('all');
  if (!all) throw new Error(`docs/figure-changes/${version}.csv has no row of all routes.`);
  return { version, date, all, carriers: of('carrier'), routes: of('route') };
}

function changeRow(row: Row, names: ReadonlyMap<string, string>): ChangeRow {
  const carrier = row['carrier'] ?? '';
  return {
    carrier,
    carrierName: names.get(carrier) ?? '',
    route: row['route'] ?? '',
    asked: Number(row['routes_asked']),
    changed: Number(row['routes_changed']),
    gained: Number(row['routes_gained']),
    lost: Number(row['routes_lost']),
    meanPercent: Number(row['mean_change_percent']),
    largestPercent: Number(row['largest_change_percent']),
  };
}

const csvOf = (version: string) => readFileSync(join(FOLDER, `${version}.csv`), 'utf8');

/** The day of a version, as the changelog's heading has it. */
function dateOf(changelog: string, version: string): string {
  const heading = `## Engine ${version} - `;
  const line = changelog.split('\n').find((one) => one.startsWith(heading));
  if (line === undefined) throw new Error(`CHANGELOG.md has no heading “${heading}YYYY-MM-DD”.`);
  return line.slice(heading.length).trim();
}

/** Offers what each version changed to the page that shows it, and every row as a file beside the pages. */
export function figureChanges(): Plugin {
  return {
    ...virtualModule('figure-changes', (_context, config) => {
      return `export const versions = ${JSON.stringify(readFigureChanges(languageOf(config)))};`;
    }),
    generateBundle() {
      for (const version of newestFirst()) {
        this.emitFile({ type: 'asset', fileName: `figure-changes/${version}.csv`, source: csvOf(version) });
      }
    },
  };
}
