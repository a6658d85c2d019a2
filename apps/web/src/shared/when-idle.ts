/** Longest to wait for an idle moment once the page is loaded [ms]. */
const IDLE_TIMEOUT_MS = 10_000;

/** Run something once the page is loaded and the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  whenLoaded(() => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
    } else {
      setTimeout(run);
    }
  });
}

export function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') {
    run();
  } else {
    window.addEventListener('load', run, { once: true });
  }
}

/** Whether the visitor asked for less data: what is only nice to have is not sent then. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
