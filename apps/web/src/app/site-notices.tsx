import { Box, Button, Flex } from '@chakra-ui/react';
import { fill } from '@tim/languages';
import type { ModelVersion } from '@tim/messages';
import { dayText, parseYyyymmdd } from '@tim/notation';
import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { ThisDeviceContext, type ThisDevice } from '../shared/compute/this-device.ts';
import { APP } from './texts.ts';

const NOTICE = {
  wrap: 'wrap',
  align: 'center',
  gap: '4',
  px: '6',
  py: '3',
  bg: 'bg',
  borderTop: '1px solid {colors.notice}',
} as const;

/** What the visitor should know of the site itself: that figures are this device's, and that a new version waits. */
export function SiteNotices() {
  const version = useAnsweredHere(useContext(ThisDeviceContext));
  const waiting = useWaitingVersion();
  return (
    <Box role="region" aria-label={APP.notices.label} hidden={!version && !waiting}>
      {version && (
        <Flex as="p" {...NOTICE} role="status">
          {offlineText(version)}
        </Flex>
      )}
      {waiting && (
        <Flex as="p" {...NOTICE}>
          <span role="status">{APP.notices.update}</span>
          <Button type="button" onClick={() => take(waiting)}>
            {APP.notices.take}
          </Button>
        </Flex>
      )}
    </Box>
  );
}

function offlineText({ major, minor, patch, dated }: ModelVersion): string {
  const version = `${major}.${minor}.${patch}`;
  const date = parseYyyymmdd(dated);
  return date === undefined
    ? fill(APP.notices.offline, { version })
    : fill(APP.notices.offlineWithDate, { version, dated: dayText(date) });
}

const onNothing = () => () => undefined;
const nothing = () => undefined;

/** The model's version of the last answer, if this device computed it. */
function useAnsweredHere(device: ThisDevice | undefined) {
  return useSyncExternalStore(device?.onAnswered ?? onNothing, device?.answeredBy ?? nothing, nothing);
}

/** The next version of the site, once it is here and waits. */
function useWaitingVersion(): ServiceWorker | undefined {
  const [waiting, setWaiting] = useState<ServiceWorker>();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const over = new AbortController();
    const { signal } = over;
    const look = ({ waiting: next, active }: ServiceWorkerRegistration) => {
      // Without an active version this is a first visit: there is nothing to replace.
      if (!next || !active) return;
      // Another language's worker is no new version: the visitor has come from there.
      if (next.scriptURL === active.scriptURL) setWaiting(next);
      else makeActive(next);
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
  makeActive(waiting);
}

function makeActive(waiting: ServiceWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
