import { cpus, loadavg } from 'node:os';

/** A table of the report. */
export type Section = {
  readonly title: string;
  /** What was done, and on what. */
  readonly about?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What is not within its bounds in this run. */
  readonly missed?: readonly string[];
};

/** One figure and its bounds. */
export type Measure = {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly most?: number;
  readonly least?: number;
  /** Further figures of the same. */
  readonly also?: string;
};

/** Three digits of a figure, and its unit. */
const figureText = (value: number, unit: string) =>
  `${value.toLocaleString('en-US', { maximumSignificantDigits: 3 })} ${unit}`.trimEnd();

/** A section of single figures. */
export function measuresSection(title: string, measures: readonly Measure[], about = ''): Section {
  return {
    title,
    about,
    columns: ['', 'measured', 'bound'],
    rows: measures.map((measure) => {
      const { what, value, unit, also } = measure;
      return [what, [figureText(value, unit), ...(also === undefined ? [] : [also])].join('; '), boundText(measure)];
    }),
    missed: measures
      .filter(({ value, most = Infinity, least = -Infinity }) => value > most || value < least)
      .map((measure) => `${measure.what}: ${figureText(measure.value, measure.unit)}, ${boundText(measure)}`),
  };
}

function boundText({ most, least, unit }: Measure): string {
  if (most !== undefined) return `at most ${figureText(most, unit)}`;
  return least === undefined ? '' : `at least ${figureText(least, unit)}`;
}

/** A section as Markdown, with the load that other work put on the machine. */
export function sectionText({ title, about = '', columns, rows, missed = [] }: Section): string {
  const parts = [
    `## ${title}`,
    about,
    [row(columns), row(columns.map((_column, at) => (at === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n'),
    missed.length === 0 ? '' : `Not kept in this run:\n\n${missed.map((miss) => `- ${miss}`).join('\n')}`,
    `Load average at the end: ${loadavg()[0]?.toFixed(1)}`,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** What the report begins with. */
export function reportHead(): string {
  const processors = `${cpus().length} processors (${cpus()[0]?.model.trim() ?? 'unknown'})`;
  const date = new Date().toISOString().slice(0, 10);
  return `# Benchmarks\n\nWritten by \`npm run bench\`. Node ${process.version}, ${processors}, ${date}. Other work on the machine makes every time longer.\n`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
