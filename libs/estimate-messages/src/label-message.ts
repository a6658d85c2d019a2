import type { CalendarDate, EasaLabel } from '@tim/estimator';
import { EasaLabelData } from '@tim/messages';

/** A day written YYYYMMDD as a date. */
export function dateOfDay(day: number): CalendarDate {
  return { year: Math.floor(day / 10_000), month: Math.floor(day / 100) % 100, day: day % 100 };
}

/** An issued label as the site's message. */
export function easaLabelMessage({ safDiscountFraction, version, issueDay, expiryDay }: EasaLabel): EasaLabelData {
  return EasaLabelData.fromPartial({
    ...(safDiscountFraction !== undefined && { safDiscountPercentage: safDiscountFraction }),
    labelVersion: version,
    labelIssueDate: dateOfDay(issueDay),
    labelExpiryDate: dateOfDay(expiryDay),
  });
}
