import { Button } from '@chakra-ui/react';
import { OWN_MANNER } from '@tim/languages';
import { parseYyyymmdd, yyyymmddToDate, type CalendarDate } from '@tim/notation';
import { useId, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { later } from '../ui/later.tsx';
import { dateButtonLabel, typedDateToValue, valueToShownDate } from './date-text.ts';
import { BUTTON_WIDTH, FieldFrame, FieldInput } from './field-frame.tsx';
import { useTypedEarly } from './use-typed-early.ts';

const Calendar = later(async () => (await import('./calendar.tsx')).Calendar);

type DateFieldProps = {
  /** Within its form. */
  readonly name: string;
  readonly label: string;
  /** YYYYMMDD, or the unfinished text. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly helperText: string | undefined;
  readonly isInvalid: boolean;
  readonly isOptional?: boolean;
  readonly today: CalendarDate;
  /** The first day that the calendar offers; today where nothing else is said. */
  readonly earliest?: CalendarDate | undefined;
};

/** A date to type as YYYY/MM/DD or to choose in a calendar, which is loaded when it is asked for. */
export function DateField({
  name,
  label,
  value,
  onChange,
  helperText,
  isInvalid,
  isOptional,
  today,
  earliest = today,
}: DateFieldProps) {
  const id = useId();
  const buttonId = useId();
  const [isOpen, setIsOpen] = useState(false);
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
        required={!isOptional}
        hasButton
        inputMode="numeric"
        autoComplete="off"
        placeholder={OWN_MANNER.field.pattern}
        value={valueToShownDate(value)}
        aria-invalid={isInvalid}
        onChange={(event) => take(event.target.value)}
      />
      <Button
        id={buttonId}
        variant="ghost"
        type="button"
        position="absolute"
        top="0.125rem"
        insetInlineEnd="0.125rem"
        minWidth={BUTTON_WIDTH}
        aria-label={dateButtonLabel(label, value)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="calendar" />
      </Button>
      {isOpen && (
        <Calendar
          openerId={buttonId}
          label={label}
          selected={isRealDate ? yyyymmddToDate(value, today) : undefined}
          today={today}
          earliest={earliest}
          onSelect={onChange}
          onClose={() => setIsOpen(false)}
        />
      )}
    </FieldFrame>
  );
}
