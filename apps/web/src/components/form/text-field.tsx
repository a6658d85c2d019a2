import { useId } from 'react';
import { FieldFrame, FieldInput, helperTextId } from './field-frame.tsx';
import { useTypedEarly } from './use-typed-early.ts';

type TextFieldProps = {
  /** Within its form. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly helperText: string | undefined;
  /** Red; the helper text alone is not an error. */
  readonly isInvalid: boolean;
  /** Codes are shown in capitals, numbers get a keyboard of digits. */
  readonly kind: 'code' | 'number';
};

export function TextField({ name, label, value, onChange, helperText, isInvalid, kind }: TextFieldProps) {
  const id = useId();
  const isCode = kind === 'code';
  const take = (text: string) => onChange(text.trim());
  const input = useTypedEarly(value, take);
  return (
    <FieldFrame inputId={id} label={label} helperText={helperText} isInvalid={isInvalid}>
      <FieldInput
        ref={input}
        id={id}
        name={name}
        type="text"
        required
        isCode={isCode}
        inputMode={isCode ? 'text' : 'numeric'}
        autoCapitalize={isCode ? 'characters' : 'off'}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={value}
        aria-invalid={isInvalid}
        aria-describedby={helperTextId(id)}
        onChange={(event) => take(event.target.value)}
      />
    </FieldFrame>
  );
}
