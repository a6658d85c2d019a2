import { join } from 'node:path';
import type { Figures, GroupFigures } from './figures.ts';

/** Holds the figures of a version of the engine. */
export const FIGURES_FILE = join(import.meta.dirname, 'figures.csv');

export type VersionFigures = { readonly engineVersion: string; readonly figures: Figures };

const HEADER = 'asked,questions,mean_kg_economy,digest';
const FIRST = /^# engine (\d+\.\d+\.\d+)$/;

export function figuresFileText({ engineVersion, figures }: VersionFigures): string {
  const lines = [...figures].map(([asked, { questions, meanKg, digest }]) => [asked, questions, meanKg, digest].join());
  return [`# engine ${engineVersion}`, HEADER, ...lines, ''].join('\n');
}

/** @throws Error if the text is no such file */
export function readVersionFigures(text: string): VersionFigures {
  const [first = '', header, ...lines] = text.trimEnd().split('\n');
  const [, engineVersion] = FIRST.exec(first) ?? [];
  if (engineVersion === undefined || header !== HEADER) throw new Error(`${FIGURES_FILE} is no file of figures`);
  const figures = lines.map((line): [string, GroupFigures] => {
    const [asked = '', questions = '', meanKg = '', digest = ''] = line.split(',');
    return [asked, { questions: Number(questions), meanKg, digest }];
  });
  return { engineVersion, figures: new Map(figures) };
}

const HOW_TO_RAISE = `A changed figure raises ENGINE_VERSION:
  1. libs/engine/src/version.ts: the next version
  2. CHANGELOG.md: a heading of it with what changed; docs/methodology.md: a row of the table of versions
  3. npm run same-answers -- version`;

/** How many changed groups are named. */
const NAMED = 5;

/**
 * What is wrong where figures are not those of the engine's version; undefined when they are.
 *
 * @param now - the engine's version and the figures that it gives
 */
export function versionFault(committed: VersionFigures, now: VersionFigures): string | undefined {
  if (committed.engineVersion !== now.engineVersion) {
    return `The figures written down are of engine ${committed.engineVersion}, not ${now.engineVersion}: npm run same-answers -- version`;
  }
  const changes = changedGroups(committed.figures, now.figures).map(
    (asked) => `  ${asked}: ${describeChange(committed.figures.get(asked), now.figures.get(asked))}`,
  );
  if (changes.length === 0) return undefined;
  return [
    `Not the figures of engine ${now.engineVersion} (a carrier’s flights, or markets from a country; mean of economy):`,
    ...changes.slice(0, NAMED),
    ...(changes.length > NAMED ? [`  and ${changes.length - NAMED} more`] : []),
    HOW_TO_RAISE,
  ].join('\n');
}

/** What was asked of which figures differ: carriers, and markets from countries. */
export const changedGroups = (before: Figures, after: Figures): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (asked) => before.get(asked)?.digest !== after.get(asked)?.digest,
  );

function describeChange(before: GroupFigures | undefined, after: GroupFigures | undefined): string {
  const [was, is] = [shown(before), shown(after)];
  return was === is ? `${was}; other cabins, a range or contrails` : `${was} -> ${is}`;
}

const shown = (figures: GroupFigures | undefined) =>
  figures ? `${figures.questions} with ${figures.meanKg} kg` : 'not asked';
