import { useId, type ClipboardEvent } from 'react';
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
  /** What goes into the field of a text that is pasted; without it, the text. */
  readonly readPasted?: ((text: string) => string) | undefined;
};

export function TextField({
  name,
  label,
  value,
  onChange,
  helperText,
  isInvalid,
  kind,
  readPasted = (text) => text,
}: TextFieldProps) {
  const id = useId();
  const isCode = kind === 'code';
  const take = (text: string) => onChange(text.trim());
  const input = useTypedEarly(value, take);
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    const read = readPasted(pasted);
    if (read !== pasted) {
      event.preventDefault();
      const { value: before, selectionStart, selectionEnd } = event.currentTarget;
      take(before.slice(0, selectionStart ?? 0) + read + before.slice(selectionEnd ?? before.length));
    }
  };
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
        onPaste={paste}
      />
    </FieldFrame>
  );
}
