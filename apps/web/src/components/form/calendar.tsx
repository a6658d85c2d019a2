import { chakra } from '@chakra-ui/react';
import { formatDateCard } from '@tim/format';
import { compareDates, dateToYyyymmdd, type CalendarDate } from '@tim/notation';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { addMonths, clampDate, hasPage, isWithin, moveDate, weeksOfMonth, type DateWindow } from './calendar-month.ts';
import { CalendarHeading } from './calendar-heading.tsx';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** A day's width and height: in a narrow window, or with large text, a seventh of the width of the field it opens from. */
const DAY_SIZE = 'min(2.5rem, (100vw - 68px) / 7)';
/** Two digits are about as wide as they are high. */
const DAY_FONT_SIZE = `min(1rem, ${DAY_SIZE} / 2)`;
const WEEKDAYS_HEIGHT = '2rem';

/** Of six weeks: what stands below stays where it is when the page is turned. */
const Month = chakra('div', { base: { minHeight: `calc(${WEEKDAYS_HEIGHT} + 6 * ${DAY_SIZE})` } });
const Grid = chakra('table', {
  base: {
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th': {
      p: '0',
      width: DAY_SIZE,
      height: WEEKDAYS_HEIGHT,
      fontSize: `min({fontSizes.xs}, ${DAY_FONT_SIZE})`,
      fontWeight: 'normal',
      color: 'fg.muted',
    },
    '& td': { p: '0', textAlign: 'center' },
  },
});
const Day = chakra('button', {
  base: {
    width: DAY_SIZE,
    height: DAY_SIZE,
    fontSize: DAY_FONT_SIZE,
    borderRadius: 'md',
    border: '1px solid transparent',
    cursor: 'pointer',
    _hover: { bg: 'accent.subtle' },
    _disabled: { color: 'fg.muted', opacity: '0.45', cursor: 'default' },
    '&[aria-current=date]': { borderColor: 'border.control' },
    '[aria-selected=true] > &': { bg: 'primary', color: 'primary.contrast' },
    _highContrast: { '[aria-selected=true] > &': { border: '2px solid Highlight' } },
  },
});

type CalendarProps = {
  readonly selected: CalendarDate | undefined;
  readonly today: CalendarDate;
  readonly window: DateWindow;
  readonly onSelect: (date: CalendarDate) => void;
};

/** A month as a grid of days: arrows move by day and week, Page Up and Down by month, with Shift by year. */
export function Calendar({ selected, today, window, onSelect }: CalendarProps) {
  const headingId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState(() => clampDate(selected ?? today, window));
  const [followsFocus, setFollowsFocus] = useState(true);
  const focusedKey = dateToYyyymmdd(focused);

  useEffect(() => {
    if (followsFocus) {
      grid.current?.querySelector<HTMLElement>(`[data-date="${focusedKey}"]`)?.focus();
    }
  }, [focusedKey, followsFocus]);

  const moveByKey = (event: KeyboardEvent) => {
    // With one of these a key is the browser's: back, to another tab.
    if (event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const moved = moveDate(focused, event.key, event.shiftKey);
    if (moved) {
      event.preventDefault();
      setFollowsFocus(true);
      setFocused(clampDate(moved, window));
    }
  };
  /** Turning the page by its buttons leaves the focus on them, as long as there is a further page. */
  const turnPage = (months: number) => {
    const turned = clampDate(addMonths(focused, months), window);
    setFollowsFocus(!hasPage(turned, months, window));
    setFocused(turned);
  };

  return (
    <>
      <CalendarHeading id={headingId} shown={focused} window={window} onTurn={turnPage} />
      <Month>
        <Grid ref={grid} role="grid" aria-labelledby={headingId} onKeyDown={moveByKey}>
          <thead>
            <tr>
              {WEEKDAYS.map((name) => (
                <th key={name} scope="col" abbr={name}>
                  {name.slice(0, 2)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOfMonth(focused.year, focused.month).map((week, weekIndex) => (
              <tr key={weekIndex}>
                {week.map((date, dayIndex) =>
                  date === undefined ? (
                    <td key={dayIndex} />
                  ) : (
                    <td key={dayIndex} aria-selected={selected !== undefined && compareDates(date, selected) === 0}>
                      <Day
                        type="button"
                        data-date={dateToYyyymmdd(date)}
                        aria-label={formatDateCard(date)}
                        aria-current={compareDates(date, today) === 0 ? 'date' : undefined}
                        disabled={!isWithin(date, window)}
                        tabIndex={date.day === focused.day ? 0 : -1}
                        onClick={() => onSelect(date)}
                      >
                        {date.day}
                      </Day>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </Grid>
      </Month>
    </>
  );
}
