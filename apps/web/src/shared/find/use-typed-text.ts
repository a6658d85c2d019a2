import { useState } from 'react';

/**
 * The text of a field while somebody types: the form has it without the spaces around it, which somebody who types two
 * words needs.
 *
 * @param value - the field's, as its form has it; one that is not what was typed takes its place
 */
export function useTypedText(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState<string>();
  const isTyping = typed?.trim() === value;
  return {
    text: isTyping ? typed : value,
    isTyping,
    type: (text: string) => {
      setTyped(text);
      onChange(text.trim());
    },
    /** From here on the field shows its value. */
    leave: () => setTyped(undefined),
  };
}
