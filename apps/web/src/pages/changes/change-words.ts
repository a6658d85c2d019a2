import { formatDateLong, formatSigned, formatWhole, withUnit } from '@tim/format';
import { fill } from '@tim/languages';
import { JOIN } from '../../shared/join.ts';
import type { ChangeRow, VersionChanges } from './figures.ts';
import { CHANGES } from './texts.ts';

/** "Engine 0.8.0, 25 November 2026" */
export function headingText({ version, date }: VersionChanges): string {
  return fill(CHANGES.heading, { version, date: formatDateLong(date) });
}

/** "+1.7 %", of percent; two decimals where there would be no digit else. */
export function changeText(percent: number): string {
  return withUnit(formatSigned(percent, Math.abs(percent) < 1 ? 2 : 1), '%');
}

/** "Qantas (QF)", or the code where nobody knows a name. */
export function airlineText({ carrier, carrierName }: ChangeRow): string {
  return carrierName === '' ? carrier : JOIN.aside(carrierName, carrier);
}

/** "BNE to HIR". */
export function routeText({ route }: ChangeRow): string {
  const [origin = '', destination = ''] = route.split('-');
  return fill(CHANGES.route, { origin, destination });
}

/** "1,438 of 43,239". */
export function changedOfText({ changed, asked }: ChangeRow): string {
  return fill(CHANGES.changedOf, { changed: formatWhole(changed), asked: formatWhole(asked) });
}

/** How many routes have another figure, in one sentence. */
export function countText({ all }: VersionChanges): string {
  const asked = formatWhole(all.asked);
  return all.changed === 0
    ? fill(CHANGES.none, { asked })
    : fill(CHANGES.changed, { changed: formatWhole(all.changed), asked });
}

/** What a version changed, in a few sentences: how many, by how much, and where most. */
export function summaryText(changes: VersionChanges): string {
  const { all, routes } = changes;
  const [most] = routes;
  return JOIN.sentences([
    countText(changes),
    ...(all.changed > 0 ? [fill(CHANGES.mean, { percent: changeText(all.meanPercent) })] : []),
    ...(most ? [largestText(most)] : []),
    ...(all.gained > 0 ? [fill(CHANGES.gained, { routes: formatWhole(all.gained) })] : []),
    ...(all.lost > 0 ? [fill(CHANGES.lost, { routes: formatWhole(all.lost) })] : []),
  ]);
}

/** By how much the figure of a route changed, and which route that is. */
function largestText(row: ChangeRow): string {
  const route = fill(CHANGES.ofAirline, { route: routeText(row), airline: airlineText(row) });
  return fill(CHANGES.largest, { percent: changeText(row.largestPercent), route });
}

const REASONS: ReadonlyMap<string, string> = new Map(Object.entries<string>(CHANGES.reasons));

/** Why a version changed figures; empty where nothing says so. */
export function reasonText({ version }: Pick<VersionChanges, 'version'>): string {
  return REASONS.get(version) ?? '';
}
