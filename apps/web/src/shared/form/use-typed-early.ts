import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isAsFilled } from './filled-early.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Take over what was typed before the page's script came alive: hydration leaves such text in the field and tells
 * nobody. So the field looks once, when it is mounted, and passes on a text that is not the one it was given.
 *
 * @param shown - the text the field was rendered with
 * @param onText - what a change of the field calls
 */
export function useTypedEarly<Field extends TextField = HTMLInputElement>(
  shown: string,
  onText: (text: string) => void,
): RefObject<Field | null> {
  return useEarly<Field, string>((field) => field.value, shown, onText);
}

/** The same of a box that may be ticked. */
export function useTickedEarly(
  isShown: boolean,
  onTick: (isTicked: boolean) => void,
): RefObject<HTMLInputElement | null> {
  return useEarly((field: HTMLInputElement) => field.checked, isShown, onTick);
}

function useEarly<Field extends TextField, Value>(
  read: (field: Field) => Value,
  shown: Value,
  onValue: (value: Value) => void,
): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const atMount = useRef({ read, shown, onValue });
  useLayoutEffect(() => {
    if (field.current === null || isAsFilled(field.current)) return;
    const early = atMount.current.read(field.current);
    if (early !== atMount.current.shown) atMount.current.onValue(early);
  }, []);
  return field;
}
