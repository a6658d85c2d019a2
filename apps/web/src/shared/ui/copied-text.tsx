import { Textarea } from '@chakra-ui/react';
import { useEffect, useId, useRef } from 'react';
import { Label } from './typography.tsx';

/** Lines shown at most; further ones are reached by scrolling. */
const MOST_LINES = 16;
/** Letters that a line holds on a phone at this size of text. */
const LETTERS_A_LINE = 40;

export type Copied = {
  readonly label: string;
  readonly text: string;
  /** True where the browser refused to copy: the text is selected, ready for the copy key. */
  readonly isSelected: boolean;
};

/** The text that was copied, or that is there to copy by hand. */
export function CopiedText({ copied }: { readonly copied: Copied }) {
  const { label, text } = copied;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (copied.isSelected) field.current?.select();
  }, [copied]);
  const lines = text.split('\n').reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / LETTERS_A_LINE)), 0);
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Textarea variant="subtle" mt="1" ref={field} id={id} readOnly rows={Math.min(lines, MOST_LINES)} value={text} />
    </div>
  );
}
