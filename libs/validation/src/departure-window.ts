import { utcDate, type CalendarDate } from '@tim/notation';

/** The last place on earth where a day ends is 12 hours behind UTC [ms]. */
const LAST_TIME_ZONE_BEHIND_UTC_MS = 12 * 3_600_000;

/** The form allows 365 days from the visitor's today; the visitor may be a day ahead of UTC. */
const DAYS_AHEAD = 366;

/**
 * The departure dates the backend answers for, both included: today anywhere on earth to a year ahead. It is wider
 * than the form's window by what time zones can differ, so that no date the form lets through is refused.
 *
 * @param nowEpochMs - the present [ms since 1970-01-01T00:00Z]
 */
export function departureWindow(nowEpochMs: number): { earliest: CalendarDate; latest: CalendarDate } {
  return { earliest: utcDate(nowEpochMs - LAST_TIME_ZONE_BEHIND_UTC_MS), latest: utcDate(nowEpochMs, DAYS_AHEAD) };
}
