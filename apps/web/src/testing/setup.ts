import { afterEach } from 'vitest';

// Files share a process: what a page's loader left after the last test of another file would be taken for this one's.
globalThis.handedOver = undefined;

// Only a test that asks for a document (`@vitest-environment jsdom`) shows components.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  const { createStyleCache } = await import('../app/style-cache.ts');

  // Tests wait for something to happen, never for time to pass; a busy machine may take many times the usual second.
  configure({
    asyncUtilTimeout: 60_000,
    // A query that waits fails many times before it finds, and would print the whole page each time.
    getElementError: (message) => new Error(message ?? ''),
  });
  // Files share a document: what a test or a page's loader left in it is nobody else's.
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    globalThis.handedOver = undefined;
  });

  // jsdom matches every rule at every query by role: it gets those alone that say whether and where something is seen.
  const sheets = Object.getPrototypeOf(createStyleCache().sheet) as { insert: (rule: string) => void };
  const { insert } = sheets;
  sheets.insert = function insertSeen(rule) {
    if (/display:|visibility:|position:sticky|position:absolute|text-align:center/.test(rule)) insert.call(this, rule);
  };

  // It has no layout: nothing to scroll to, and no one to ask what they prefer.
  if (!('scrollIntoView' in Element.prototype)) {
    Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  }
  if (!('ResizeObserver' in window)) {
    class NothingResizes {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    Object.assign(window, { ResizeObserver: NothingResizes });
  }
  if (window.matchMedia === undefined) {
    Object.assign(window, { matchMedia: () => ({ matches: false }) });
  }
}
