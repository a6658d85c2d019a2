import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArguments, TaskFailure, UsageError } from '@tim/terminal';
import { format, resolveConfig } from 'prettier';
import { runCommand } from '../process/run-command.ts';
import { buildApps, LOCAL_SITE } from '../tasks/build-apps.ts';
import { workspaceRoot } from '../workspace-root.ts';
import type { BenchOptions } from './bench-options.ts';
import { PARTS } from './parts.ts';
import { reportHead } from './report.ts';

/** The report: build output; docs/accuracy.md and docs/reliability.md have its main figures. */
export const DOCUMENT = join(workspaceRoot, 'dist/benchmarks.md');

const HELP = `How fast everything is: npm run bench [-- <part> ...] [options]; all parts unless named. Writes dist/benchmarks.md.

${[...PARTS].map(([name, { about }]) => `  ${name.padEnd(7)} ${about}`).join('\n')}`;

/** Measures the parts that are named, each in a process of its own, and writes the report. */
export async function bench(args: readonly string[]): Promise<number> {
  const { names, options, isHelp } = readBenchArguments(args);
  if (isHelp) {
    console.log(HELP);
    return 0;
  }
  const parts = [...PARTS].filter(([name]) => names.length === 0 || names.includes(name));
  const apps = [...new Set(parts.flatMap(([, part]) => part.apps))];
  if (apps.length > 0) await buildApps(apps, LOCAL_SITE);
  mkdirSync(dirname(DOCUMENT), { recursive: true });
  writeFileSync(DOCUMENT, reportHead());
  const given = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  for (const [name] of parts) {
    const program = join(import.meta.dirname, 'part.ts');
    const { code } = await runCommand(process.execPath, ['--expose-gc', program, name, ...given], { isShown: true });
    if (code !== 0) throw new TaskFailure(`The part “${name}” was not measured.`);
  }
  const text = readFileSync(DOCUMENT, 'utf8');
  writeFileSync(DOCUMENT, await format(text, { ...(await resolveConfig(DOCUMENT)), filepath: DOCUMENT }));
  console.log('Written: dist/benchmarks.md');
  return 0;
}

/** @throws UsageError */
export function readBenchArguments(args: readonly string[]): {
  readonly names: readonly string[];
  readonly options: BenchOptions;
  readonly isHelp: boolean;
} {
  const { values, positionals: names } = parseArguments({
    args: [...args],
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '10' },
      rows: { type: 'string', default: '1000000' },
      pages: { type: 'string', default: '' },
      help: { type: 'boolean', default: false },
    },
  });
  const unknown = names.find((name) => !PARTS.has(name));
  if (unknown !== undefined) throw new UsageError(`“${unknown}” is no part: ${[...PARTS.keys()].join(', ')}.`);
  const [runs = 0, seconds = 0, rows = 0] = [values.runs, values.seconds, values.rows].map(Number);
  if (![runs, seconds, rows].every((count) => Number.isInteger(count) && count > 0)) {
    throw new UsageError('--runs, --seconds and --rows are whole numbers above 0.');
  }
  return { names, options: { runs, seconds, rows, pages: values.pages }, isHelp: values.help };
}
