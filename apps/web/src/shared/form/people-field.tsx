import { Button, Flex, useNumberInput } from '@chakra-ui/react';
import { TRIP_LIMITS } from '@tim/itinerary';
import { useId } from 'react';
import { FieldFrame, FieldInput } from '../../shared/form/field-frame.tsx';
import { TRIP } from './texts.ts';
import { arePeopleValid } from './trip-form-rules.ts';

type PeopleFieldProps = {
  /** Within its form. */
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** How many people travel: typed, or one more and one less. */
export function PeopleField({ name, value, onChange }: PeopleFieldProps) {
  const id = useId();
  const isInvalid = !arePeopleValid(value);
  const people = useNumberInput({
    ids: { input: id },
    name,
    value,
    min: 1,
    max: TRIP_LIMITS.travellers,
    inputMode: 'numeric',
    invalid: isInvalid,
    required: true,
    translations: { decrementLabel: TRIP.fewer, incrementLabel: TRIP.more },
    onValueChange: (details) => onChange(details.value),
  });
  return (
    <div {...people.getRootProps()}>
      <FieldFrame
        inputId={id}
        label={TRIP.people}
        helperText={isInvalid ? TRIP.peopleRule : undefined}
        isInvalid={isInvalid}
      >
        <Flex
          // The signs need no more room in large text, which needs it for the number.
          gap="8px"
          css={{ '& > button': { minWidth: '44px', px: '0' } }}
          {...people.getControlProps()}
          aria-label={TRIP.people}
        >
          <Button variant="outline" {...people.getDecrementTriggerProps()}>
            −
          </Button>
          <FieldInput {...people.getInputProps()} ps="12px" pe="12px" textAlign="center" />
          <Button variant="outline" {...people.getIncrementTriggerProps()}>
            +
          </Button>
        </Flex>
      </FieldFrame>
    </div>
  );
}
