import { chakra, mergeProps, useNumberInput } from '@chakra-ui/react';
import { TRIP_LIMITS } from '@tim/itinerary';
import { useId } from 'react';
import { Button } from '../../components/button.tsx';
import { FieldFrame, FieldInput, helperTextId } from '../../components/form/field-frame.tsx';
import { TRIP } from '../../content/trip.ts';
import { arePeopleValid } from './trip-form-rules.ts';

/** The signs need no more room in large text, which needs it for the number. */
const Row = chakra('div', { base: { display: 'flex', gap: '8px', '& > button': { minWidth: '44px', px: '0' } } });

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
        <Row {...people.getControlProps()} aria-label={TRIP.people}>
          <Button look="outline" {...people.getDecrementTriggerProps()}>
            −
          </Button>
          <FieldInput
            {...mergeProps(people.getInputProps(), { 'aria-describedby': helperTextId(id) })}
            ps="12px"
            pe="12px"
            textAlign="center"
          />
          <Button look="outline" {...people.getIncrementTriggerProps()}>
            +
          </Button>
        </Row>
      </FieldFrame>
    </div>
  );
}
