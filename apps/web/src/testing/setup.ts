import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Tests wait for something to happen, never for time to pass; a busy machine may take many times the usual second.
configure({ asyncUtilTimeout: 60_000 });

afterEach(cleanup);

// jsdom has no layout: nothing to scroll to, and no one to ask what they prefer.
if (typeof Element !== 'undefined' && !('scrollIntoView' in Element.prototype)) {
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
}
if (typeof window !== 'undefined' && !('ResizeObserver' in window)) {
  class NothingResizes {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(window, { ResizeObserver: NothingResizes });
}
if (typeof window !== 'undefined' && window.matchMedia === undefined) {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
}
