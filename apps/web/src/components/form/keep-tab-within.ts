import type { KeyboardEvent } from 'react';

/** Where Tab stops in a dialog whose only controls are buttons. */
const STOPS = 'button:enabled:not([tabindex="-1"])';

/** Tab from the last control of a modal dialog leads to its first, and back. */
export function keepTabWithin(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') {
    return;
  }
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  const [edge, next] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement === edge) {
    event.preventDefault();
    next?.focus();
  }
}
