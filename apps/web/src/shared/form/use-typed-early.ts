import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Take over what was typed before the page's script came alive: hydration leaves such text in the field and tells
 * nobody. So the field looks once, when it is mounted, and passes on a text that is not the one it was given.
 *
 * @param shown - the text the field was rendered with
 * @param onText - what a change of the field calls
 */
export function useTypedEarly<Field extends HTMLInputElement | HTMLTextAreaElement = HTMLInputElement>(
  shown: string,
  onText: (text: string) => void,
): RefObject<Field | null> {
  const input = useRef<Field>(null);
  const atMount = useRef({ shown, onText });
  useLayoutEffect(() => {
    const text = input.current?.value;
    if (text !== undefined && text !== atMount.current.shown) {
      atMount.current.onText(text);
    }
  }, []);
  return input;
}
