import { join } from 'node:path';
import type { Comparison, Moved } from '../comparison/comparison.ts';
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

export const HOW_TO_RAISE = `A changed figure raises ENGINE_VERSION:
  1. libs/engine/src/version.ts: the next version
  2. CHANGELOG.md: a heading of it with what changed; docs/methodology.md: a row of the table of versions
  3. npm run figures -- raise`;

/**
 * Today's figures beside those that are written down for the engine's version.
 *
 * @param now - the engine's version and the figures that it gives
 */
export function compareVersion(committed: VersionFigures, now: VersionFigures): Comparison {
  const { engineVersion, figures } = committed;
  const isOfAnother = engineVersion !== now.engineVersion;
  return {
    name: 'engine version',
    compared: now.figures.size,
    with: `carriers and countries, with the figures of engine ${engineVersion}`,
    moved: isOfAnother ? [] : changedGroups(figures, now.figures).map((asked) => moved(asked, figures, now.figures)),
    ...(isOfAnother && { failure: `This is engine ${now.engineVersion}: npm run figures -- raise` }),
  };
}

/** What was asked of which figures differ: carriers, and markets from countries. */
export const changedGroups = (before: Figures, after: Figures): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (asked) => before.get(asked)?.digest !== after.get(asked)?.digest,
  );

const questionsOf = (figures: GroupFigures | undefined) => String(figures?.questions ?? '');

function moved(asked: string, before: Figures, after: Figures): Moved {
  const [was, is] = [before.get(asked), after.get(asked)];
  if (was?.questions !== is?.questions) {
    return { what: `${asked}, questions`, before: questionsOf(was), after: questionsOf(is), unit: '' };
  }
  if (was?.meanKg !== is?.meanKg) {
    return { what: `${asked}, mean of economy`, before: was?.meanKg ?? '', after: is?.meanKg ?? '', unit: 'kg' };
  }
  const what = `${asked}, digest of other cabins, ranges and contrails`;
  return { what, before: was?.digest ?? '', after: is?.digest ?? '', unit: '' };
}
