import { chakra } from '@chakra-ui/react';
import { addDays, dateToYyyymmdd, parseYyyymmdd, yyyymmddToDate, type CalendarDate } from '@tim/notation';
import { useCallback, useId, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { Calendar } from './calendar.tsx';
import { dateButtonLabel, typedDateToValue, valueToShownDate } from './date-text.ts';
import { BUTTON_WIDTH, FieldFrame, FieldInput, helperTextId } from './field-frame.tsx';
import { keepTabWithin } from './keep-tab-within.ts';
import { useDismiss } from './use-dismiss.ts';
import { useTypedEarly } from './use-typed-early.ts';

/** How far ahead a departure may be [days after today], the last day included. */
const LAST_DAY_AHEAD = 365;

const Popover = chakra('div', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 0.25rem)',
    insetInlineEnd: '0',
    zIndex: 'dropdown',
    // The same with large text: the width is for the days.
    p: '8px',
    scrollMarginBlock: '0.5rem',
    bg: 'bg.raised',
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
    boxShadow: 'popover',
  },
});

/** As low on a phone as the field stands, the calendar would open under the window's edge. */
function bringIntoView(opened: HTMLElement | null): void {
  opened?.scrollIntoView({ block: 'nearest' });
}

type DateFieldProps = {
  /** Within its form. */
  readonly name: string;
  readonly label: string;
  /** YYYYMMDD, or the unfinished text. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly helperText: string | undefined;
  readonly isInvalid: boolean;
  readonly today: CalendarDate;
};

/** A date to type as YYYY/MM/DD or to choose in a calendar; the calendar offers today to today + 365 days. */
export function DateField({ name, label, value, onChange, helperText, isInvalid, today }: DateFieldProps) {
  const id = useId();
  const picker = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const dismiss = useCallback((givesFocusBack: boolean) => {
    setIsOpen(false);
    if (givesFocusBack) {
      button.current?.focus();
    }
  }, []);
  useDismiss(picker, isOpen, dismiss);
  const choose = (date: CalendarDate) => {
    onChange(dateToYyyymmdd(date));
    dismiss(true);
  };
  const take = (text: string) => onChange(typedDateToValue(text));
  const input = useTypedEarly(valueToShownDate(value), take);
  const isRealDate = parseYyyymmdd(value) !== undefined;
  return (
    <FieldFrame inputId={id} label={label} helperText={helperText} isInvalid={isInvalid} hasButton>
      <FieldInput
        ref={input}
        id={id}
        name={name}
        type="text"
        required
        hasButton
        inputMode="numeric"
        autoComplete="off"
        placeholder="YYYY/MM/DD"
        value={valueToShownDate(value)}
        aria-invalid={isInvalid}
        aria-describedby={helperTextId(id)}
        onChange={(event) => take(event.target.value)}
      />
      <div ref={picker}>
        <Button
          ref={button}
          look="icon"
          type="button"
          position="absolute"
          top="0.125rem"
          insetInlineEnd="0.125rem"
          minWidth={BUTTON_WIDTH}
          aria-label={dateButtonLabel(value)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="calendar" />
        </Button>
        {isOpen && (
          <Popover
            ref={bringIntoView}
            role="dialog"
            aria-modal
            aria-label="Choose departure date"
            onKeyDown={keepTabWithin}
          >
            <Calendar
              selected={isRealDate ? yyyymmddToDate(value, today) : undefined}
              today={today}
              window={{ earliest: today, latest: addDays(today, LAST_DAY_AHEAD) }}
              onSelect={choose}
            />
            <Button look="icon" type="button" width="full" onClick={() => dismiss(true)}>
              Cancel
            </Button>
          </Popover>
        )}
      </div>
    </FieldFrame>
  );
}
