import { useNumberInput } from '@chakra-ui/react';
import { memo, useId } from 'react';
import { FieldFrame, FieldInput } from '../../shared/form/field-frame.tsx';

type NumberFieldProps<Name extends string> = {
  readonly name: Name;
  readonly label: string;
  readonly value: string;
  /** Below the field. */
  readonly help?: string;
  /** In its place. */
  readonly problem: string | undefined;
  readonly onChange: (name: Name, value: string) => void;
};

/** A number, typed or counted by the arrow keys. What is out of bounds stays as typed, and is told. Drawn anew only when it is the one that changes. */
function Field<Name extends string>({ name, label, value, help, problem, onChange }: NumberFieldProps<Name>) {
  const id = useId();
  const number = useNumberInput({
    ids: { input: id },
    value,
    min: 0,
    clampValueOnBlur: false,
    allowOverflow: true,
    inputMode: 'decimal',
    formatOptions: { useGrouping: false },
    invalid: problem !== undefined,
    onValueChange: (details) => {
      if (details.value !== value) onChange(name, details.value);
    },
  });
  return (
    <div {...number.getRootProps()}>
      <FieldFrame inputId={id} label={label} helperText={problem ?? help} isInvalid={problem !== undefined}>
        <FieldInput {...number.getInputProps()} />
      </FieldFrame>
    </div>
  );
}

export const NumberField = memo(Field) as typeof Field;
