import { describe, expect, it, vi } from 'vitest';
import { parseEnv, type PlatformSettings } from '../config/env.ts';
import { reportWebVitals } from './report-web-vitals.ts';
import { isPrerenderedFor, moveUnknownPathToNotFound, startServicesWhenIdle } from './start-up.ts';

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

describe('startServicesWhenIdle', () => {
  const configured = parseEnv({ VITE_FIREBASE_API_KEY: 'key', VITE_FIREBASE_APP_ID: 'id' }).platform;
  const startPlatformServices = vi.fn<(settings: PlatformSettings) => Promise<void>>(() => Promise.resolve());
  const load = vi.fn<() => Promise<{ startPlatformServices: typeof startPlatformServices }>>(() =>
    Promise.resolve({ startPlatformServices }),
  );

  it('loads nothing when the services are not set up', async () => {
    startServicesWhenIdle(parseEnv({}).platform, load);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(load).not.toHaveBeenCalled();
  });

  // spec: 7.24, 7.25, 7.26
  it('starts them, after the page and not with it', async () => {
    startServicesWhenIdle(configured, load);
    expect(load).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(startPlatformServices).toHaveBeenCalledExactlyOnceWith(configured));
  });

  it('says nothing when they cannot be loaded', async () => {
    const offline = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('offline')));
    startServicesWhenIdle(configured, offline);
    await vi.waitFor(() => expect(offline).toHaveBeenCalledOnce());
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
