import { dateToYyyymmdd, todayLocal, yyyymmddToDate, type CalendarDate } from '@tim/notation';
import { useSyncExternalStore } from 'react';

/** How often a page that stays open looks whether it is tomorrow [ms]. */
const LOOK_EVERY_MS = 60_000;

function subscribeToTime(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

const now = () => todayLocal(new Date());
const nowText = () => dateToYyyymmdd(now());

/**
 * The visitor's date. A page left open over midnight moves on. No prerendered page shows the build's date, so hydration
 * begins with the visitor's: with another, React would draw the whole calculator twice.
 */
export function useToday(): CalendarDate {
  return yyyymmddToDate(useSyncExternalStore(subscribeToTime, nowText, nowText), now());
}
