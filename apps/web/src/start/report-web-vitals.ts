const TYPES = ['largest-contentful-paint', 'layout-shift', 'event'];

/**
 * Hand to a callback what the page's vital signs are made of, as it comes: when the largest content was painted, what
 * was shifted, how long it took to react.
 *
 * @param onReport - without one nothing is measured
 */
export function reportWebVitals(onReport?: (entry: PerformanceEntry) => void): void {
  if (onReport === undefined) {
    return;
  }
  for (const type of TYPES.filter((known) => PerformanceObserver.supportedEntryTypes.includes(known))) {
    new PerformanceObserver((list) => list.getEntries().forEach(onReport)).observe({ type, buffered: true });
  }
}
