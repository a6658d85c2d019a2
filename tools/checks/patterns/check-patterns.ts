import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { isTestCode } from '../boundaries/source-file.ts';
import type { Fault } from '../fault.ts';
import { findDictionaries } from './find-dictionaries.ts';
import { findPatterns, type Pattern } from './find-patterns.ts';

/** Where code stands that people's input reaches. */
const SOURCES = '{apps,libs}/*/src/**/*.{ts,tsx}';

/** Patterns that backtrack, but only read short texts of our own or of the operator. */
const KNOWN: Readonly<Record<string, string>> = {
  'libs/format/src/format-percent.ts': 'two digits',
  'libs/format/src/format-number.ts': 'digits of a number',
  'apps/cli/src/working-lines.ts': 'digits of a number',
  'apps/web/src/config/env.ts': 'an address that the operator sets',
  'apps/functions/src/config/environment.ts': 'an address that the operator sets',
};

/**
 * Finds regular expressions that take longer than linear time, since one cell, address or name would stop everything, and plain objects
 * that are looked into by any text, since each has a "constructor".
 */
export function checkPatterns(workspaceRoot: string): readonly Fault[] {
  const files = globSync(SOURCES, { cwd: workspaceRoot, exclude: (path) => /node_modules|web-e2e/.test(path) })
    .filter((file) => !isTestCode(file))
    .toSorted();
  const texts = files.map((file) => [file, readFileSync(join(workspaceRoot, file), 'utf8')] as const);
  const slow = new Map(texts.map(([file, text]) => [file, slowPatterns(file, text)]));
  return [
    ...texts.flatMap(([file, text]) => plainDictionaries(file, text)),
    ...[...slow].flatMap(([file, faults]) => (file in KNOWN ? [] : faults)),
    ...Object.keys(KNOWN)
      .filter((file) => !slow.get(file)?.length)
      .map((file) => ({ file, message: 'has no slow pattern any more. Take it out of KNOWN in check-patterns.ts.' })),
  ];
}

/** The patterns of one file that are slow. */
export function slowPatterns(file: string, text: string): readonly Fault[] {
  return findPatterns(file, text)
    .filter(isSlow)
    .map(({ source, flags, line }) => ({
      file,
      line,
      message:
        `/${source}/${flags} may take the square of its text's length, or more. ` +
        'Anchor it, bound its repetitions or part the text by plain code (docs/decisions/0100-how-a-row-is-answered.md).',
    }));
}

/** The plain objects of one file that are looked into by any text. */
export function plainDictionaries(file: string, text: string): readonly Fault[] {
  return findDictionaries(file, text).map(({ name, line }) => ({
    file,
    line,
    message: `${name} is a plain object, and has "constructor" too: make it a Map.`,
  }));
}

function isSlow({ source, flags }: Pattern): boolean {
  return analyse({ source, flags }, { reportTypes: { Move: true } }).reports.length > 0;
}
