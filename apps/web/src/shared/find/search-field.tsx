import { Combobox, Span, createListCollection, mergeProps, useCombobox } from '@chakra-ui/react';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react';
import { FieldFrame, FieldInput } from '../form/field-frame.tsx';
import { useTypedEarly } from '../form/use-typed-early.ts';
import { SuggestionList } from './suggestion-list.tsx';
import type { Suggestion } from './suggestion.ts';
import { useTypedText } from './use-typed-text.ts';

export type SearchFieldProps = {
  /** Within its form. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly helperText: string | undefined;
  /** Red as soon as the field is left; the helper text alone is not an error. */
  readonly isInvalid: boolean;
};

type Props = SearchFieldProps & {
  /** Codes are shown in capitals, numbers get a keyboard of digits. */
  readonly kind: 'code' | 'number';
  /** What the list offers for a text; empty as long as nothing is known. */
  readonly suggest: (text: string) => readonly Suggestion[];
  /** What a valid value means, said in the place of the helper text. */
  readonly meaning?: string | undefined;
  /** Said whole of a text that means no place: below the helper text of a field that is red, alone of a code. */
  readonly advice?: string | undefined;
  readonly onFocus: () => void;
  /** The value whose exact name a text is that is left behind, or pasted into a field of numbers; undefined where there is none. */
  readonly read?: ((text: string, isPasted: boolean) => string | undefined) | undefined;
};

/** The list's state does not hold what is chosen: the field's text is all there is. */
const NOTHING_CHOSEN: string[] = [];
const NONE: readonly Suggestion[] = [];

/**
 * The list gives its field the focus, a frame after it opens and after something was chosen. Who has gone on to another control by
 * then keeps it: what is typed there would land here.
 */
function keepFocusElsewhere(input: HTMLInputElement): void {
  input.focus = (options) => {
    const { activeElement } = document;
    const isElsewhere = activeElement?.matches('input, select, textarea, button, a[href]') === true;
    // Without scrolling, while another control has it, only the list gives it.
    if (options?.preventScroll === true && isElsewhere) return;
    HTMLElement.prototype.focus.call(input, options);
  };
}

/**
 * A text field with a list of what its text may mean. What is typed is the field's value at once, and a search; red it
 * turns only when it is left. What is chosen of the list takes the text's place.
 */
// oxlint-disable-next-line max-lines-per-function -- one part of the page, from top to bottom
export function SearchField({ name, label, value, onChange, isInvalid, kind, suggest, onFocus, ...props }: Props) {
  const id = useId();
  const { text, isTyping, type, leave } = useTypedText(value, onChange);
  /** Undefined as long as it never had the focus. */
  const [isFocused, setIsFocused] = useState<boolean>();
  const [isListWanted, setIsListWanted] = useState(false);
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const hasList = isFocused === true && isListWanted;
  // From the focus on: the first search takes longer than others, since it makes its index, and no key is to wait for that.
  const found = useMemo(() => (isFocused ? suggest(text) : NONE), [isFocused, suggest, text]);
  const suggestions = hasList ? found : NONE;
  const isValue = kind === 'number' || props.helperText === undefined;
  // A text that is no value can only mean what the list offers; a value is what it is.
  const highlighted = pointedAt ?? (isValue ? null : (suggestions[0]?.value ?? null));
  const collection = useMemo(
    () => createListCollection({ items: [...suggestions], itemToString: ({ value: chosen }) => chosen }),
    [suggestions],
  );
  const choose = (chosen: string) => {
    leave();
    onChange(chosen);
  };
  const combobox = useCombobox({
    ids: { input: id },
    name,
    collection,
    inputValue: text,
    onInputValueChange: () => setPointedAt(null),
    value: NOTHING_CHOSEN,
    onValueChange: ({ value: [chosen] }) => {
      if (chosen !== undefined) choose(chosen);
    },
    onOpenChange: ({ open }) => setIsListWanted(open),
    highlightedValue: highlighted,
    onHighlightChange: ({ highlightedValue }) => setPointedAt(highlightedValue),
    // Opened by a click, the list would put the cursor behind a text in which something may just be selected.
    openOnClick: kind === 'number' && text === '',
    allowCustomValue: true,
    // Fixed, it makes no page wider on the way to its place.
    positioning: {
      strategy: 'fixed',
      gutter: 4,
      sameWidth: kind === 'number',
      fitViewport: true,
      placement: 'bottom-start',
    },
  });

  const inputProps = mergeProps(combobox.getInputProps(), {
    onFocus: () => {
      setIsFocused(true);
      onFocus();
      // What is typed takes the place of a code, once the press that gave the focus has put the cursor; unless it was typed by then.
      if (kind === 'code' && isValue && !isTyping) {
        setTimeout(() => input.current?.value === text && input.current.select());
      }
    },
    // Of a field that had the focus before the script came, the list hears no change.
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => type(currentTarget.value),
  });
  const input = useTypedEarly(value, (early) => {
    if (document.activeElement !== input.current) return onChange(early.trim());
    type(early);
    combobox.setOpen(true);
  });
  useLayoutEffect(() => {
    const { current } = input;
    if (current) keepFocusElsewhere(current);
    // The focus came before the script did: nobody has heard of it.
    if (current && document.activeElement === current)
      current.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }, [input]);

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const read = kind === 'number' ? props.read?.(event.clipboardData.getData('text'), true) : undefined;
    if (read === undefined) return;
    event.preventDefault();
    const { value: before, selectionStart, selectionEnd } = event.currentTarget;
    choose(before.slice(0, selectionStart ?? 0) + read + before.slice(selectionEnd ?? before.length));
  };
  const readLeft = () => {
    const read = props.read?.(text, false);
    if (read === undefined) leave();
    else choose(read);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Before the focus goes on: the form's button, which a last field makes usable, may be next.
    if (event.key === 'Tab') readLeft();
  };
  const onBlur = () => {
    readLeft();
    setIsFocused(false);
  };
  const readLate = isFocused || kind === 'number' ? undefined : props.read?.(value, false);
  useEffect(() => {
    // The visitor left the field before the names had come: its text is read once they are there.
    if (readLate !== undefined) onChange(readLate);
  }, [readLate, onChange]);
  const isOpen = suggestions.length > 0;
  const isRed = isInvalid && !isTyping;
  const isAnswered = isValue && !isTyping && props.meaning !== undefined;
  return (
    <Combobox.RootProvider value={combobox} lazyMount unmountOnExit display="block" minWidth="0">
      <FieldFrame
        inputId={id}
        label={label}
        helperText={
          <>
            {isAnswered ? (
              // As many lines as are kept for it: what is below does not move when it comes.
              // Names of an opened address interrupt nobody who is reading its answer.
              <Span lineClamp={{ base: '2', md: '1' }} aria-live={isFocused === undefined ? 'off' : undefined}>
                {props.meaning}
              </Span>
            ) : (
              props.helperText
            )}
            {!isTyping && props.advice && <Span display="block"> {props.advice}</Span>}
          </>
        }
        isInvalid={isRed}
      >
        <Combobox.Control>
          <FieldInput
            {...mergeProps(inputProps, { onBlur, onPaste, onKeyDown })}
            ref={input}
            required
            isCode={kind === 'code' && !isTyping && isValue}
            inputMode={kind === 'code' ? 'text' : 'numeric'}
            autoCapitalize="off"
            aria-invalid={isRed}
            aria-expanded={isOpen}
          />
        </Combobox.Control>
      </FieldFrame>
      <SuggestionList
        label={label}
        suggestions={suggestions}
        minWidth={kind === 'code' ? 'min(20rem, 100vw - 2rem)' : undefined}
      />
    </Combobox.RootProvider>
  );
}
