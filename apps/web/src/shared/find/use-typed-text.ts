import { useState } from 'react';

/** What the form has of a typed text: no spaces around it, letters and digits of full width as others. */
const kept = (text: string): string => text.normalize('NFKC').trim();

/**
 * The text of a field while somebody types: spaces around it stay, which somebody who types two words needs.
 *
 * @param value - the field's, as its form has it; one that is not what was typed takes its place
 */
export function useTypedText(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState<string>();
  const isTyping = typed !== undefined && kept(typed) === value;
  return {
    text: isTyping ? typed : value,
    isTyping,
    type: (text: string) => {
      setTyped(text);
      onChange(kept(text));
    },
    /** From here on the field shows its value. */
    leave: () => setTyped(undefined),
  };
}
