import { formatDateLong, formatSigned, formatWhole, withUnit } from '@tim/format';
import { JOIN } from '../../shared/texts.ts';
import type { ChangeRow, VersionChanges } from './figures.ts';
import { CHANGES } from './texts.ts';

/** "Engine 0.8.0, 25 November 2026" */
export function headingText({ version, date }: VersionChanges): string {
  return CHANGES.heading(version, formatDateLong(date));
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
  return CHANGES.route(origin, destination);
}

/** "1,438 of 43,239". */
export function changedOfText({ changed, asked }: ChangeRow): string {
  return CHANGES.changedOf(formatWhole(changed), formatWhole(asked));
}

/** How many routes have another figure, in one sentence. */
export function countText({ all }: VersionChanges): string {
  const asked = formatWhole(all.asked);
  return all.changed === 0 ? CHANGES.none(asked) : CHANGES.changed(formatWhole(all.changed), asked);
}

/** What a version changed, in a few sentences: how many, by how much, and where most. */
export function summaryText(changes: VersionChanges): string {
  const { all, routes } = changes;
  const [most] = routes;
  return JOIN.sentences([
    countText(changes),
    ...(all.changed > 0 ? [CHANGES.mean(changeText(all.meanPercent))] : []),
    ...(most
      ? [CHANGES.largest(changeText(most.largestPercent), CHANGES.ofAirline(routeText(most), airlineText(most)))]
      : []),
    ...(all.gained > 0 ? [CHANGES.gained(formatWhole(all.gained))] : []),
    ...(all.lost > 0 ? [CHANGES.lost(formatWhole(all.lost))] : []),
  ]);
}
