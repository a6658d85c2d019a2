import { addDays, dateToYyyymmdd, todayLocal } from '@tim/notation';

/** YYYYMMDD, some days from the day of the test. */
export function daysFromToday(days: number): string {
  return dateToYyyymmdd(addDays(todayLocal(new Date()), days));
}
