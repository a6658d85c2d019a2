import { addDays, compareDates, type CalendarDate } from '@tim/notation';

export const DAYS_PER_WEEK = 7;

export type DateWindow = { readonly earliest: CalendarDate; readonly latest: CalendarDate };

/** Monday is as good; Sunday first is what the dates' own way of writing ("Sat, Jul 1") comes with. */
function weekday({ year, month, day }: CalendarDate): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The weeks of a month, Sunday first; undefined where a week reaches into another month. */
export function weeksOfMonth(year: number, month: number): readonly (readonly (CalendarDate | undefined)[])[] {
  const leading = weekday({ year, month, day: 1 });
  const days = daysInMonth(year, month);
  return Array.from({ length: Math.ceil((leading + days) / DAYS_PER_WEEK) }, (_week, week) =>
    Array.from({ length: DAYS_PER_WEEK }, (_day, index) => {
      const day = week * DAYS_PER_WEEK + index - leading + 1;
      return day >= 1 && day <= days ? { year, month, day } : undefined;
    }),
  );
}

/** The same day some months later, or the last of that month when it is shorter. */
export function addMonths({ year, month, day }: CalendarDate, months: number): CalendarDate {
  const monthIndex = year * 12 + (month - 1) + months;
  const moved = { year: Math.floor(monthIndex / 12), month: (((monthIndex % 12) + 12) % 12) + 1 };
  return { ...moved, day: Math.min(day, daysInMonth(moved.year, moved.month)) };
}

export function isWithin(date: CalendarDate, { earliest, latest }: DateWindow): boolean {
  return compareDates(date, earliest) >= 0 && compareDates(date, latest) <= 0;
}

/** Whether any day of the month some months from a date can be chosen. */
export function hasPage(from: CalendarDate, months: number, { earliest, latest }: DateWindow): boolean {
  const month = addMonths(from, months);
  const last = { ...month, day: daysInMonth(month.year, month.month) };
  return compareDates(last, earliest) >= 0 && compareDates({ ...month, day: 1 }, latest) <= 0;
}

/** The nearest date that can be chosen. */
export function clampDate(date: CalendarDate, { earliest, latest }: DateWindow): CalendarDate {
  if (compareDates(date, earliest) < 0) {
    return earliest;
  }
  return compareDates(date, latest) > 0 ? latest : date;
}

/** Where a key moves the focus in the grid; undefined for a key that does not move it. */
export function moveDate(date: CalendarDate, key: string, isShifted: boolean): CalendarDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -DAYS_PER_WEEK);
    case 'ArrowDown':
      return addDays(date, DAYS_PER_WEEK);
    case 'Home':
      return addDays(date, -weekday(date));
    case 'End':
      return addDays(date, DAYS_PER_WEEK - 1 - weekday(date));
    case 'PageUp':
      return addMonths(date, isShifted ? -12 : -1);
    case 'PageDown':
      return addMonths(date, isShifted ? 12 : 1);
    default:
      return undefined;
  }
}
