import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Launcher } from 'chrome-launcher';
import { startService } from '../../process/service.ts';
import { TaskFailure } from '@tim/terminal';
import { workspaceRoot } from '../../workspace-root.ts';

/** A browser that does nothing of its own beside. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** It would start a process for a next page while this one is measured. */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess';
const DISABLED = '--disable-features=';

/** What it keeps of one run; the next begins without. */
const PROFILE = join(workspaceRoot, 'dist/measuring-browser');
const READY_SECONDS = 20;

export type MeasuringBrowser = { readonly debuggingPort: number; readonly stop: () => Promise<void> };

/** Start a browser that ends with this process, however that ends. */
export async function startMeasuringBrowser(path: string): Promise<MeasuringBrowser> {
  rmSync(PROFILE, { recursive: true, force: true });
  const usual = Launcher.defaultFlags().map((flag) => (flag.startsWith(DISABLED) ? `${flag},${SPARE_PROCESS}` : flag));
  const own = ['--remote-debugging-port=0', `--user-data-dir=${PROFILE}`, 'about:blank'];
  const { output, stop } = startService(path, [...usual, ...FLAGS, ...own], {
    logFile: join(workspaceRoot, 'dist/logs/measuring-browser.log'),
  });
  const deadline = Date.now() + READY_SECONDS * 1000;
  for (;;) {
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(output())?.[1];
    if (port !== undefined) return { debuggingPort: Number(port), stop };
    if (Date.now() > deadline) {
      await stop();
      throw new TaskFailure(`The browser did not start in ${READY_SECONDS} s: ${output().trim().split('\n').at(-1)}`);
    }
    await sleep(50);
  }
}
