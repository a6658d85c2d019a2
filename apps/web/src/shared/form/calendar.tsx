import { DatePicker, parseDate, useDatePicker, type DateValue } from '@chakra-ui/react';
import { formatDateCard } from '@tim/format';
import { fill, OWN_LANGUAGE, OWN_MANNER } from '@tim/languages';
import { addDays, dateToYyyymmdd, type CalendarDate } from '@tim/notation';
import { inSentence } from '../letter-case.ts';
import { CALENDAR } from './texts.ts';
import { useEffect, useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';

/** Whose names of months and weekdays it has: those of the United States in English, as its order of days is. */
const LOCALE = OWN_LANGUAGE.startsWith('en') ? 'en-US' : OWN_LANGUAGE;

/** How far ahead a departure may be [days after today], the last day included. */
const LAST_DAY_AHEAD = 365;

/** A day's width and height: in a narrow window, or with large text, a seventh of the width of the field it opens from. */
const DAY_SIZE = 'min(2.5rem, (100vw - 68px) / 7)';
/** Two digits are about as wide as they are high. */
const DAY_FONT_SIZE = `min({fontSizes.md}, ${DAY_SIZE} / 2)`;

const TRANSLATIONS = {
  dayCell: ({ value }: { readonly value: DateValue }) => formatDateCard(value),
  prevTrigger: () => CALENDAR.previousMonth,
  nextTrigger: () => CALENDAR.nextMonth,
};

function dateValue(date: CalendarDate): DateValue {
  return parseDate(dateToYyyymmdd(date).replace(/(\d{4})(\d{2})/, '$1-$2-'));
}

/** With one of these a key is the browser's: back, to another tab. */
function leaveToBrowser(event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey) event.stopPropagation();
}

type CalendarProps = {
  /** Id of the button that opened it, and gets the focus back. */
  readonly openerId: string;
  /** Of the field, "Departure Date" for one. */
  readonly label: string;
  readonly selected: CalendarDate | undefined;
  readonly today: CalendarDate;
  readonly earliest: CalendarDate;
  /** Told YYYYMMDD. */
  readonly onSelect: (date: string) => void;
  readonly onClose: () => void;
};

/** A month to choose a day of: the earliest to today + 365 days. Opens as soon as it is there. */
// oxlint-disable-next-line max-lines-per-function -- one part of the page, from top to bottom
export function Calendar({ openerId, label, selected, today, earliest, onSelect, onClose }: CalendarProps) {
  const picker = useDatePicker({
    ids: { trigger: openerId },
    value: selected ? [dateValue(selected)] : [],
    defaultFocusedValue: dateValue(selected ?? earliest),
    min: dateValue(earliest),
    max: dateValue(addDays(today, LAST_DAY_AHEAD)),
    maxView: 'day',
    fixedWeeks: true,
    // Days of the next month are in the last rows: they can be chosen too.
    outsideDaySelectable: true,
    locale: LOCALE,
    startOfWeek: OWN_MANNER.firstWeekday,
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    translations: TRANSLATIONS,
    // In a low window the calendar covers its field.
    positioning: { placement: 'bottom-end', gutter: 4, overlap: true },
    onValueChange: ({ value: [date] }) => date && onSelect(date.toString().replaceAll('-', '')),
    onOpenChange: ({ open }) => {
      if (!open) onClose();
    },
  });
  const { setOpen } = picker;
  useEffect(() => setOpen(true), [setOpen]);
  const content = useRef<HTMLDivElement>(null);
  const focusedDay = picker.focusedValue.toString();
  useLayoutEffect(() => {
    const day = content.current?.querySelector<HTMLElement>(`[data-focus][data-value="${focusedDay}"]`);
    day?.scrollIntoView({ block: 'nearest' });
    // A button that has turned to the last page cannot keep the focus; some browsers have taken it away by now.
    if (document.activeElement?.matches(':disabled, body')) day?.focus();
  }, [focusedDay]);
  // On a touch screen, which may have a keyboard, Chakra closes it at a press alone.
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget) && relatedTarget.id !== openerId) onClose();
  };
  return (
    <DatePicker.RootProvider value={picker} position="absolute" inset="0" width="auto" pointerEvents="none">
      {/* The field, below which it stands. */}
      <DatePicker.Control position="absolute" inset="0" />
      <DatePicker.Positioner pointerEvents="auto">
        <DatePicker.Content
          ref={content}
          role="dialog"
          aria-label={fill(CALENDAR.choose, { label: inSentence(label) })}
          onBlur={closeWhenLeft}
          minWidth="0"
          maxHeight="calc(100dvh - 16px)"
          overflowY="auto"
          // The same with large text: the width is for the days.
          p="8px"
          border="1px solid {colors.border}"
        >
          <DatePicker.View
            view="day"
            width={`calc(7 * ${DAY_SIZE})`}
            css={{ '--table-cell-size': DAY_SIZE, '--datepicker-nav-trigger-size': '44px' }}
          >
            <DatePicker.ViewControl gap="0">
              <DatePicker.PrevTrigger />
              <DatePicker.RangeText fontSize={DAY_FONT_SIZE} />
              <DatePicker.NextTrigger />
            </DatePicker.ViewControl>
            <DatePicker.Table onKeyDownCapture={leaveToBrowser}>
              <DatePicker.TableHead aria-hidden={false}>
                <DatePicker.TableRow>
                  {picker.weekDays.map(({ long, short }) => (
                    <DatePicker.TableHeader
                      key={long}
                      aria-label={long}
                      fontSize={`min({fontSizes.xs}, ${DAY_FONT_SIZE})`}
                      textTransform="none"
                    >
                      {short.slice(0, 2)}
                    </DatePicker.TableHeader>
                  ))}
                </DatePicker.TableRow>
              </DatePicker.TableHead>
              <DatePicker.TableBody>
                {picker.weeks.map((week) => (
                  <DatePicker.TableRow key={String(week[0])}>
                    {week.map((day) => (
                      <DatePicker.TableCell key={day.toString()} value={day}>
                        <DatePicker.TableCellTrigger
                          fontSize={DAY_FONT_SIZE}
                          _highContrast={{ '&[data-selected]': { border: '2px solid Highlight' } }}
                        >
                          {day.day}
                        </DatePicker.TableCellTrigger>
                      </DatePicker.TableCell>
                    ))}
                  </DatePicker.TableRow>
                ))}
              </DatePicker.TableBody>
            </DatePicker.Table>
          </DatePicker.View>
        </DatePicker.Content>
      </DatePicker.Positioner>
    </DatePicker.RootProvider>
  );
}
