import type { CabinEvidence, CabinUse } from '@tim/reference-data';
import { body, decimal, matching, oneOf, optional, text, wholeNumber, yesOrNo } from '../csv/fields.ts';
import { standsOnce } from '../csv/rules.ts';
import type { RowReport } from '../csv/row-report.ts';
import type { CabinRow } from './cabin-row.ts';
import type { DataContext } from './data-context.ts';
import { dataFileName } from './data-folder.ts';
import { evidence, faultOfEvidence, page } from './evidence.ts';
import { plausibleRows } from './seat-area.ts';

/** A fleet's mean further off the reported one than this is reported. */
const MOST_MEAN_ERROR = 0.03;

const EVIDENCE = {
  read: 'READ',
  'total-agrees': 'TOTAL_CHECKED',
  recalled: 'RECALLED',
} as const satisfies Readonly<Record<string, CabinEvidence>>;

export const seats = wholeNumber(0, 900);
export const subFleet = matching(/\S/, 'the name of a layout');
export const CABIN_USES = [
  'any',
  'domestic',
  'regional',
  'international',
  'long-haul',
  'ultra-long-haul',
  'leisure',
] as const satisfies readonly CabinUse[];

/** The layouts of cabins.csv, each once, its seats adding up, its floor plausible for the type. */
export async function readCabins({ read, known, pastDate, report }: DataContext): Promise<CabinRow[]> {
  const fields = {
    carrier: known.carrier,
    icao_type: known.aircraftType,
    body,
    sub_fleet: subFleet,
    use: oneOf(...CABIN_USES),
    base_airport: optional(known.airport),
    first: seats,
    business: seats,
    premium_economy: seats,
    economy: seats,
    blocked: seats,
    total: wholeNumber(1, 900),
    airframes: optional(wholeNumber(1, 500)),
    evidence,
    confidence: optional(oneOf('low', 'medium')),
    page,
    date: pastDate,
    reported_mean_seats: optional(decimal(1, 900)),
    reported_mean_is_pooled: optional(yesOrNo),
    us_routes: optional(oneOf('seen', 'not-seen')),
    remark: text,
  };
  const found = await read('cabins', fields, [
    faultOfSeats,
    ({ body: width, icao_type: type }) => {
      const typeBody = known.bodyOf(type);
      return width === typeBody ? undefined : `body is ${width}, but ${type} is a ${typeBody} body`;
    },
    faultOfEvidence,
    standsOnce(({ carrier, icao_type, sub_fleet }) => `${carrier} ${icao_type} ${sub_fleet}`),
  ]);
  const rows = found.map(({ line, values }): CabinRow => ({
    line,
    carrier: values.carrier,
    type: values.icao_type,
    body: values.body,
    subFleet: values.sub_fleet,
    use: values.use,
    baseAirport: values.base_airport ?? '',
    economy: values.economy,
    premiumEconomy: values.premium_economy,
    business: values.business,
    first: values.first,
    blocked: values.blocked,
    total: values.total,
    airframes: values.airframes ?? 0,
    evidence: EVIDENCE[values.evidence],
    confidence: values.confidence ?? 'not-said',
    citation: values.page,
    reportedMean: values.reported_mean_seats ?? 0,
    isReportedMeanPooled: values.reported_mean_is_pooled === 'yes',
    usRoutes: values.us_routes ?? 'not-known',
  }));
  const plausible = plausibleRows(rows, report);
  for (const group of Map.groupBy(plausible, keyOf).values()) checkMean(report, group);
  return plausible;
}

type Seats = Readonly<Record<'first' | 'business' | 'premium_economy' | 'economy' | 'blocked' | 'total', number>>;

function faultOfSeats(row: Seats): string | undefined {
  const sum = row.first + row.business + row.premium_economy + row.economy + row.blocked;
  return sum === row.total
    ? undefined
    : `total is ${row.total}, but first, business, premium_economy, economy and blocked make ${sum}`;
}

/** Hold the mean of a carrier's type, weighted by airframes where they are known, against the reported one. */
function checkMean(report: RowReport, group: readonly CabinRow[]): void {
  const [head] = group;
  if (!head || head.reportedMean === 0) return;
  const isWeighted = group.some(({ airframes }) => airframes > 0);
  const weight = (row: CabinRow) => (isWeighted ? row.airframes : 1);
  const sum = group.reduce((total, row) => total + weight(row), 0);
  const mean = group.reduce((total, row) => total + weight(row) * row.total, 0) / sum;
  const error = mean / head.reportedMean - 1;
  if (Math.abs(error) <= MOST_MEAN_ERROR) return;
  const pooled = head.isReportedMeanPooled ? ', of a code that pools types' : '';
  const off = `${(Math.abs(error) * 100).toFixed(1)} % ${error > 0 ? 'above' : 'below'}`;
  report.note(
    dataFileName('cabins'),
    head.line,
    `${keyOf(head)}: its layouts have ${mean.toFixed(1)} seats in the mean, ${off} the ${head.reportedMean} reported${pooled}`,
  );
}

export function keyOf({ carrier, type }: CabinRow): string {
  return `${carrier} ${type}`;
}
