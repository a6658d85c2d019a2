import { MOST_BAD_ROWS } from './csv/row-report.ts';
import { EDITIONS_FILE } from './source-folder.ts';
import { DATA_CREDITS } from './data/data-folder.ts';
import { SOURCE_FILES, TIME_ZONE_CREDIT, type Credit } from './sources.ts';

/** The text of --help: usage, and every source file with its address and licence. */
export function helpText(): string {
  const files = Object.values(SOURCE_FILES).map(
    ({ path, what, ...credit }) => `  ${path}\n    ${what}\n${creditLines(credit)}`,
  );
  return `Builds the reference tables from source files.

  npm run reference-data -- --sources <folder> [--labels <csv>] [--out <folder>] [--check]
  npm run reference-data -- --labels <csv> [--out <folder> | --labels-out <file>]
  npm run reference-data -- --schedules <folder> [--out <folder>]

  --sources <folder>  the files below, at these paths
  --out <folder>      where the tables go; libs/reference-data/tables unless told
  --labels <csv>      issued EASA Flight Emissions Labels, columns as in libs/reference-data/README.md; alone, they take the
                      place of the labels in --out and the other tables stay. Without it no label is in the tables
  --labels-out <file> write the labels' table into a file of its own instead
  --schedules <folder> schedules of your own, or open flight records: CSV, Parquet and SSIM chapter 7, with an about.json that says
                      whose they are and under which licence (docs/schedules.md); writes a table of its own beside the others
  --check             write nothing; exit with 1 when the files in --out differ from what would be written

Rows that cannot be used are reported on stderr as file:line: what is wrong, and are in no table. The tool fails, and writes
nothing, when a file is missing or more than ${MOST_BAD_ROWS * 100} % of its rows are bad. Files of another edition than the one named
here: say so in <folder>/${EDITIONS_FILE}, {"<path>": {"edition": "...", "date": "YYYY-MM-DD"}}.

Source files

${files.join('\n\n')}

  libs/reference-data/data, which is part of the repository (npm run tables builds from it alone)
${Object.values(DATA_CREDITS).map(creditLines).join('\n')}

  time zones of airports, from their coordinates
${creditLines(TIME_ZONE_CREDIT)}
`;
}

function creditLines({ title, edition, licence, address, date }: Credit): string {
  return `    ${title}\n    ${edition}, ${date}; ${licence}\n    ${address}`;
}
