import { formatDateCard } from '@tim/format';
import { fill } from '@tim/languages';
import { PAGES } from '../../config/pages.ts';
import { JOIN } from '../join.ts';
import { Alert } from '../ui/alert.tsx';
import { TextLink } from '../ui/text-link.tsx';
import type { PassedDay } from './passed-day.ts';
import { PASSED } from './texts.ts';

type PassedNoticeProps = {
  readonly passed: PassedDay;
  /** Where the same flight is asked for on the day that comes again. */
  readonly to: string;
  readonly onFollow?: () => void;
};

/** Says that a departure has passed, and offers the same day of the year to come, or a list. */
export function PassedNotice({ passed, to, onFollow }: PassedNoticeProps) {
  return (
    <Alert>
      {fill(PASSED.hasPassed, { day: formatDateCard(passed.day) })}
      {JOIN.space}
      <TextLink to={to} onClick={onFollow}>
        {fill(PASSED.sameFlightOn, { day: formatDateCard(passed.again) })}
      </TextLink>
      {JOIN.space}
      <TextLink to={PAGES.batch}>{PASSED.listOfThePast}</TextLink>
    </Alert>
  );
}
