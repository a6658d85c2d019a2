// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { parseEnv, type PlatformSettings } from '../config/env.ts';
import { reportWebVitals } from './report-web-vitals.ts';
import { moveUnknownPathToNotFound, startServices, whenParsed } from './start-up.ts';
import { isPrerenderedFor } from '../config/pages.ts';

describe('moveUnknownPathToNotFound', () => {
  it.each([
    ['/404', '/nowhere?x=1', '/404'],
    ['/404', '/404', '/404'],
    ['/faq', '/faq', '/faq'],
    [undefined, '/nowhere', '/nowhere'],
  ])('the page of %s at %s ends at %s, without a step in the history', (prerenderedPath, address, expected) => {
    window.history.pushState(null, '', address);
    const { length } = window.history;
    moveUnknownPathToNotFound(prerenderedPath);
    expect(window.location.pathname).toBe(expected);
    expect(window.history.length).toBe(length);
  });
});

describe('whenParsed', () => {
  it('waits for the page that a script in its head stands above', () => {
    const run = vi.fn<() => void>();
    whenParsed(run);
    expect(run).toHaveBeenCalledTimes(1);
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    whenParsed(run);
    state.mockRestore();
    expect(run).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(run).toHaveBeenCalledTimes(2);
  });
});

describe('isPrerenderedFor', () => {
  it.each([
    ['/faq', '/faq', true],
    ['/faq', '/faq/', true],
    ['/', '/', true],
    ['/', '/faq', false],
    [undefined, '/faq', false],
  ])('the page of %s at %s: %s', (prerenderedPath, pathname, expected) => {
    expect(isPrerenderedFor(prerenderedPath, pathname)).toBe(expected);
  });
});

describe('startServices', () => {
  const { platform } = parseEnv({ MODE: 'emulator' });

  // spec: 7.24, 7.25, 7.26
  it('starts them without waiting for anything else, with the demo project, too', async () => {
    const startPlatformServices = vi.fn<(settings: PlatformSettings) => Promise<void>>(() => Promise.resolve());
    startServices(platform, () => Promise.resolve({ startPlatformServices }));
    await waitFor(() => expect(startPlatformServices).toHaveBeenCalledExactlyOnceWith(platform));
  });

  it('says nothing when they cannot be loaded', async () => {
    const offline = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('offline')));
    startServices(platform, offline);
    await waitFor(() => expect(offline).toHaveBeenCalledOnce());
  });
});

describe('reportWebVitals', () => {
  // spec: 7.27
  it('measures nothing without a callback', () => {
    const observer = vi.fn<() => void>();
    vi.stubGlobal('PerformanceObserver', observer);
    reportWebVitals();
    expect(observer).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('hands on what the browser can measure', () => {
    const observe = vi.fn<(options: PerformanceObserverInit) => void>();
    class Observer {
      static readonly supportedEntryTypes = ['layout-shift', 'paint'];
      readonly observe = observe;
      constructor(onEntries: (list: { getEntries: () => unknown[] }) => void) {
        onEntries({ getEntries: () => ['an entry'] });
      }
    }
    vi.stubGlobal('PerformanceObserver', Observer);
    const onReport = vi.fn<(entry: unknown) => void>();
    reportWebVitals(onReport);
    expect(observe.mock.calls).toEqual([[{ type: 'layout-shift', buffered: true }]]);
    expect(onReport.mock.calls[0]?.[0]).toBe('an entry');
    vi.unstubAllGlobals();
  });
});
