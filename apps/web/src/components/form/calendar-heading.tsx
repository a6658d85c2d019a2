import { chakra } from '@chakra-ui/react';
import type { CalendarDate } from '@tim/notation';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { hasPage, type DateWindow } from './calendar-month.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    fontWeight: 'medium',
    // With large text in a narrow window it has what the buttons leave of the calendar's width.
    '& > span': { fontSize: 'min(1rem, 5vw)', textAlign: 'center' },
  },
});

type CalendarHeadingProps = {
  readonly id: string;
  readonly shown: CalendarDate;
  readonly window: DateWindow;
  readonly onTurn: (months: number) => void;
};

/** Month and year between the buttons that turn the page. */
export function CalendarHeading({ id, shown, window, onTurn }: CalendarHeadingProps) {
  return (
    <Row>
      <Button
        look="icon"
        type="button"
        aria-label="Previous month"
        disabled={!hasPage(shown, -1, window)}
        onClick={() => onTurn(-1)}
      >
        <Icon name="previous" />
      </Button>
      <span id={id} aria-live="polite">
        {MONTHS[shown.month - 1]} {shown.year}
      </span>
      <Button
        look="icon"
        type="button"
        aria-label="Next month"
        disabled={!hasPage(shown, 1, window)}
        onClick={() => onTurn(1)}
      >
        <Icon name="next" />
      </Button>
    </Row>
  );
}
