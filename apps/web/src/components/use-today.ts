import { parseYyyymmdd, dateToYyyymmdd, todayLocal, type CalendarDate } from '@tim/notation';
import { useSyncExternalStore } from 'react';

/** How often a page that stays open looks whether it is tomorrow [ms]. */
const LOOK_EVERY_MS = 60_000;
const SOME_DAY: CalendarDate = { year: 2000, month: 1, day: 1 };

function subscribeToTime(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/** The visitor's date. A page left open over midnight moves on. The build's date is shown nowhere. */
export function useToday(): CalendarDate {
  const today = useSyncExternalStore(
    subscribeToTime,
    () => dateToYyyymmdd(todayLocal(new Date())),
    () => dateToYyyymmdd(SOME_DAY),
  );
  return parseYyyymmdd(today) ?? SOME_DAY;
}
