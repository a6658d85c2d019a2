import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { carryOutCommands } from '../app/commands.ts';

// Tests wait for something to happen, never for time to pass; a busy machine may take longer than the usual second.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

// jsdom has no layout: nothing to scroll to, and no one to ask what they prefer.
if (typeof Element !== 'undefined' && !('scrollIntoView' in Element.prototype)) {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
}
if (typeof window !== 'undefined' && window.matchMedia === undefined) {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
}

// jsdom knows the dialog element but not how to open it.
if (typeof HTMLDialogElement !== 'undefined' && !('showModal' in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '');
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute('open');
    },
  });
}

// Nor what a button commands, which the loader makes good for browsers like it.
if (typeof document !== 'undefined') {
  carryOutCommands();
}
