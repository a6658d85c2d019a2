import { formatDateCard } from '@tim/format';
import type { ItineraryEntry } from '@tim/itinerary';
import { fill } from '@tim/languages';
import { JOIN } from '../join.ts';
import { Alert } from '../ui/alert.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { listLink } from './listed-flight.ts';
import type { PassedDay } from './passed-day.ts';
import { PASSED } from './texts.ts';

type PassedNoticeProps = {
  readonly passed: PassedDay;
  readonly flight: ItineraryEntry;
  /** Where the same flight is asked for on the day that comes again. */
  readonly to: string;
  readonly onFollow?: () => void;
};

/** Says that a departure has passed, and offers the same day of the year to come, or a list with the flight. */
export function PassedNotice({ passed, flight, to, onFollow }: PassedNoticeProps) {
  return (
    <Alert>
      {fill(PASSED.hasPassed, { day: formatDateCard(passed.day) })}
      {JOIN.space}
      <TextLink to={to} onClick={onFollow}>
        {fill(PASSED.sameFlightOn, { day: formatDateCard(passed.again) })}
      </TextLink>
      {JOIN.space}
      <TextLink {...listLink(flight)}>{PASSED.listOfThePast}</TextLink>
    </Alert>
  );
}
