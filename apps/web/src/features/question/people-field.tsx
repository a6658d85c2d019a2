import { Button, Flex } from '@chakra-ui/react';
import { MOST_PEOPLE } from '@tim/itinerary';
import { fill } from '@tim/languages';
import { useId, type KeyboardEvent } from 'react';
import { FieldFrame, FieldInput } from '../../shared/form/field-frame.tsx';
import { PEOPLE_FIELD } from './texts.ts';
import { useTypedEarly } from '../../shared/form/use-typed-early.ts';

type PeopleFieldProps = {
  /** Within its form. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The fewest that there may be. */
  readonly least?: 0 | 1;
  /** Which rule its value breaks. */
  readonly helperText: string | undefined;
};

/** The arrow keys of a field with a number. */
const STEPS: ReadonlyMap<string, 1 | -1> = new Map(Object.entries<1 | -1>({ ArrowUp: 1, ArrowDown: -1 }));

/** How many people: typed, or one more and one less. What is no such number stays as it is typed, and is told. */
export function PeopleField({ name, label, value, onChange, least = 1, helperText }: PeopleFieldProps) {
  const id = useId();
  const input = useTypedEarly(value, onChange);
  const count = /^\d{1,2}$/.test(value) ? Number(value) : undefined;
  const change = (step: 1 | -1) =>
    onChange(String(Math.min(MOST_PEOPLE, Math.max(least, count === undefined ? least : count + step))));
  const press = (event: KeyboardEvent) => {
    const step = STEPS.get(event.key);
    if (step === undefined) return;
    event.preventDefault();
    change(step);
  };
  // By keyboard the arrow keys do what the buttons do.
  const button = (step: 1 | -1, sign: string, text: string, isAtEnd: boolean) => (
    <Button
      type="button"
      variant="outline"
      tabIndex={-1}
      aria-label={text}
      aria-controls={id}
      disabled={isAtEnd}
      onClick={() => change(step)}
    >
      {sign}
    </Button>
  );
  return (
    <FieldFrame inputId={id} label={label} helperText={helperText} isInvalid={helperText !== undefined}>
      <Flex
        // The signs need no more room in large text, which needs it for the number.
        gap="8px"
        maxWidth="16rem"
        css={{ '& > button': { minWidth: '44px', px: '0' } }}
        role="group"
        aria-label={label}
      >
        {button(-1, '−', fill(PEOPLE_FIELD.fewer, { label }), count !== undefined && count <= least)}
        <FieldInput
          ref={input}
          role="spinbutton"
          name={name}
          value={value}
          required
          inputMode="numeric"
          autoComplete="off"
          aria-valuemin={least}
          aria-valuemax={MOST_PEOPLE}
          {...(count !== undefined && { 'aria-valuenow': count })}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={press}
          ps="12px"
          pe="12px"
          textAlign="center"
        />
        {button(1, '+', fill(PEOPLE_FIELD.more, { label }), count !== undefined && count >= MOST_PEOPLE)}
      </Flex>
    </FieldFrame>
  );
}
