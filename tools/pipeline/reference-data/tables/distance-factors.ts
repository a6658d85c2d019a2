import { newTable } from '../codec/new-table.ts';
import { numbered } from '../codec/numbered.ts';
import type { ByteWriter } from '../codec/byte-writer.ts';
import { decimal, matching } from '../csv/fields.ts';
import { readRows } from '../csv/read-rows.ts';
import type { SourceName } from '../sources.ts';
import type { BuildContext } from './build-context.ts';

/** Mean lateral inefficiency of all flights in 2019 (TIM 3.0.0; Teoh et al. 2024). */
const DEFAULT_DISTANCE_FACTOR = 1.052;

type PairFactor = { readonly origin: string; readonly destination: string; readonly factor: number };

export async function buildDistanceFactors(context: BuildContext): Promise<Uint8Array> {
  const airportPairs = await readPairs(
    context,
    'airportPairs',
    'origin_destination_airport',
    /^[A-Z0-9]{4}-[A-Z0-9]{4}$/,
  );
  const countryPairs = await readPairs(context, 'countryPairs', 'origin_destination_country', /^[A-Z]{2}-[A-Z]{2}$/);
  const credit = context.sources.credit('airportPairs');
  const table = newTable({
    table: 'distance-factors',
    sources: [credit, context.sources.credit('countryPairs')],
    rows: airportPairs.length + countryPairs.length,
    notes: [
      `${airportPairs.length} airport pairs, ${countryPairs.length} country pairs; directional; column ratio_distance_inefficiency.`,
    ],
  });
  table.columns.text(credit.edition).decimals([DEFAULT_DISTANCE_FACTOR], 4);
  writePairs(table.columns, airportPairs);
  writePairs(table.columns, countryPairs);
  return table.toBytes();
}

async function readPairs(
  { sources, report }: BuildContext,
  source: SourceName,
  column: string,
  pattern: RegExp,
): Promise<PairFactor[]> {
  const file = sources.file(source);
  const fields = { [column]: matching(pattern, 'a pair of codes'), ratio_distance_inefficiency: decimal(1, 3) };
  const pairs = new Map<string, PairFactor>();
  for (const { line, values } of await readRows(file, fields, report)) {
    const pair = String(values[column]);
    const [origin = '', destination = ''] = pair.split('-');
    if (pairs.has(pair)) report.bad(file.name, line, `${pair} stands there twice`);
    else pairs.set(pair, { origin, destination, factor: values['ratio_distance_inefficiency'] });
  }
  return [...pairs.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, pair]) => pair);
}

/** @param pairs - sorted by origin, then destination */
function writePairs(columns: ByteWriter, pairs: readonly PairFactor[]): void {
  const { sorted: codes, numberOf } = numbered(pairs.flatMap(({ origin, destination }) => [origin, destination]));
  const counts = codes.map(() => 0);
  let before: PairFactor | undefined;
  const steps = pairs.map((pair) => {
    const origin = numberOf(pair.origin);
    counts[origin] = (counts[origin] ?? 0) + 1;
    const from = before?.origin === pair.origin ? numberOf(before.destination) : 0;
    before = pair;
    return numberOf(pair.destination) - from;
  });
  columns
    .sortedStrings(codes)
    .uints(counts)
    .uints(steps)
    .decimals(
      pairs.map(({ factor }) => factor),
      4,
    );
}
