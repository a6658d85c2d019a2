import { Button, Flex, useNumberInput } from '@chakra-ui/react';
import { MOST_PEOPLE } from '@tim/itinerary';
import { useId } from 'react';
import { FieldFrame, FieldInput } from './field-frame.tsx';
import { PEOPLE_FIELD } from './texts.ts';

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

/** How many people: typed, or one more and one less. */
export function PeopleField({ name, label, value, onChange, least = 1, helperText }: PeopleFieldProps) {
  const id = useId();
  const isInvalid = helperText !== undefined;
  const people = useNumberInput({
    ids: { input: id },
    name,
    value,
    min: least,
    max: MOST_PEOPLE,
    inputMode: 'numeric',
    invalid: isInvalid,
    required: true,
    translations: { decrementLabel: PEOPLE_FIELD.fewer(label), incrementLabel: PEOPLE_FIELD.more(label) },
    onValueChange: (details) => onChange(details.value),
  });
  return (
    <div {...people.getRootProps()}>
      <FieldFrame inputId={id} label={label} helperText={helperText} isInvalid={isInvalid}>
        <Flex
          // The signs need no more room in large text, which needs it for the number.
          gap="8px"
          maxWidth="16rem"
          css={{ '& > button': { minWidth: '44px', px: '0' } }}
          {...people.getControlProps()}
          aria-label={label}
        >
          <Button variant="outline" {...people.getDecrementTriggerProps()}>
            −
          </Button>
          <FieldInput
            {...people.getInputProps()}
            aria-roledescription={undefined}
            ps="12px"
            pe="12px"
            textAlign="center"
          />
          <Button variant="outline" {...people.getIncrementTriggerProps()}>
            +
          </Button>
        </Flex>
      </FieldFrame>
    </div>
  );
}
