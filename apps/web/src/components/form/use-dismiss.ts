import { useEffect, type RefObject } from 'react';

/**
 * Close something that is open when the visitor presses Escape, or presses or moves the focus elsewhere.
 *
 * @param container - holds the open thing and the button that opened it
 * @param onDismiss - told whether it was Escape: then the focus goes back to the button
 */
export function useDismiss(
  container: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (isByEscape: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) {
        onDismiss(false);
      }
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        onDismiss(true);
      }
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [container, isOpen, onDismiss]);
}
