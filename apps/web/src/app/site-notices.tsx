import { chakra } from '@chakra-ui/react';
import { dayText, parseYyyymmdd } from '@tim/notation';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { computedHere, onComputedHere } from '../api/computed-here.ts';
import { Button } from '../components/button.tsx';
import { NOTICES } from '../content/notices.ts';

/** At the window's lower edge, until the page's own end. */
const Region = chakra('div', { base: { position: 'sticky', bottom: '0', zIndex: '1', _print: { display: 'none' } } });
const Notice = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    px: '6',
    py: '3',
    bg: 'bg',
    borderTop: '1px solid {colors.notice}',
  },
});

/** What the visitor should know of the site itself: that figures are this device's, and that a new version waits. */
export function SiteNotices() {
  const version = useSyncExternalStore(onComputedHere, computedHere, () => undefined);
  const waiting = useWaitingVersion();
  const dated = version && parseYyyymmdd(version.dated);
  return (
    <Region role="region" aria-label={NOTICES.label} hidden={!version && !waiting}>
      {version && (
        <Notice role="status">
          {NOTICES.offline(`${version.major}.${version.minor}.${version.patch}`, dated && dayText(dated))}
        </Notice>
      )}
      {waiting && (
        <Notice>
          <span role="status">{NOTICES.update}</span>
          <Button type="button" onClick={() => take(waiting)}>
            {NOTICES.take}
          </Button>
        </Notice>
      )}
    </Region>
  );
}

/** The next version of the site, once it is here and waits. */
function useWaitingVersion(): ServiceWorker | undefined {
  const [waiting, setWaiting] = useState<ServiceWorker>();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const over = new AbortController();
    const { signal } = over;
    const look = (registration: ServiceWorkerRegistration) => {
      // The first version of all waits for nobody.
      if (registration.waiting && registration.active) setWaiting(registration.waiting);
    };
    void navigator.serviceWorker.ready.then((registration) => {
      if (signal.aborted) return;
      look(registration);
      const onFound = () =>
        registration.installing?.addEventListener('statechange', () => look(registration), { signal });
      onFound();
      registration.addEventListener('updatefound', onFound, { signal });
    });
    return () => over.abort();
  }, []);
  return waiting;
}

/** Only the tab that asks for the new version is loaded again. */
function take(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
