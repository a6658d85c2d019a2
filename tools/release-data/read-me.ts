import { groupBy } from '@tim/reference-data';
import { citationText } from './citation.ts';
import type { FileMade, SourceRow } from './released-file.ts';

/** Under a licence that stays with whatever table is made from it. */
const isShareAlike = ({ licence }: SourceRow) => licence.includes('ODbL');

/** README.md of a release: what is in it, how to read and cite it, and on what terms. */
export function readMe(
  made: FileMade,
  date: string,
  sources: readonly SourceRow[],
  carriers: readonly string[],
): string {
  const tables = [...groupBy(sources, ({ table }) => table)];
  const past = [
    ...new Set(sources.flatMap(({ table, nextUpdate }) => (nextUpdate !== '' && nextUpdate < date ? [table] : []))),
  ];
  return `# Flight emissions per passenger: factor tables

CO2e of one passenger by carrier's route, month and cabin, with ranges, computed by the open engine of the Travel Impact Model from public data. They are estimates, not values that
Google or an airline published. Released on ${date}: engine ${made.engine}, model ${made.model}, data ${made.dataHash}. The same three give the same figures.
${carriers.length === 0 ? '' : `\nOf these carriers alone: ${carriers.join(', ')}.\n`}
| file                                | a row is                                                                       |
| ----------------------------------- | ------------------------------------------------------------------------------ |
| \`parquet/factors/01.parquet\` to \`12\` | a carrier's route in a month of departure, by variant                          |
| \`parquet/numbers.parquet\`           | a flight number that is listed on a route, with its variant                    |
| \`parquet/typical.parquet\`           | a pair of airports with its typical figure                                     |
| \`csv/\`                              | the same rows as CSV, UTF-8, compressed by gzip                                |
| \`sources.csv\`                       | a source of a table: edition, licence, when it was retrieved, next update      |
| \`datapackage.json\`                  | the data dictionary: every column with its type, unit and meaning (Frictionless Data Package) |
| \`odbl/\`                             | a table under the Open Database License, in the engine's own format            |
| \`SHA256SUMS\`                        | checksums of all files: \`sha256sum --check SHA256SUMS\`                         |

Figures are grams of CO2e of one passenger, one way, well-to-wake: making the fuel (well to tank) and burning it (tank to wake). Contrails are a column of their own and in no figure.
A variant holds the numbers of a route that have the same figures: 0 is any number that is not listed, 1 what most of the listed ones have.

## Read

DuckDB:

\`\`\`sql
SELECT month, well_to_wake_economy_g FROM 'parquet/factors/*.parquet'
WHERE carrier = 'LX' AND origin = 'ZRH' AND destination = 'BOS' AND variant = 1 ORDER BY month;
\`\`\`

pandas, where "NA" is a code and an empty cell no figure:

\`\`\`python
import pandas
factors = pandas.read_csv("csv/factors/01.csv.gz", keep_default_na=False, na_values=[""])
print(factors.query("carrier == 'LX' and variant == 1").well_to_wake_economy_g.describe())
\`\`\`

R:

\`\`\`r
factors <- read.csv("csv/factors/01.csv.gz", na.strings = "")
lx <- subset(factors, carrier == "LX" & variant == 1)
summary(lx$well_to_wake_economy_g)
\`\`\`

## Cite

${citationText(made, date)}

Add the DOI of the archive that you have it from. \`CITATION.cff\` and \`.zenodo.json\` hold the same for programs.

## Compute it again

Every row names its engine, model and data. \`travel-impact factors --out tim\` of that engine with that data writes the same rows: \`travel-impact --version\` says the engine, and \`batch --json\` the data's hash.

## Terms

The figures: CC BY-SA 4.0. The code that made them: Apache-2.0. Every source with its own terms stands in \`sources.csv\`, and its notice in \`NOTICE\`: pass that on too.

Share-alike, so that whoever makes a table from one of these puts it under the same licence:

${sources
  .filter(isShareAlike)
  .map(({ title, licence, table }) => `- ${title} (${licence}), in the table ${table}`)
  .join('\n')}

## Dates

${sources.length} sources of ${tables.length} tables. ${
    past.length === 0
      ? 'No table is past the day on which it was to be looked at again.'
      : `Past the day on which they were to be looked at again: ${past.join(', ')}.`
  }
`;
}
