import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BASE_URL } from './browser.ts';

const root = join(import.meta.dirname, '../../..');
const upstreamScript = join(root, 'apps/functions/src/testing/serve-faults.ts');
const readySeconds = 20;

/** One way in which an upstream can fail, and the code a client of ours sees. */
export type UpstreamFault = { readonly name: string; readonly expected: string; readonly flightNumber: number };

/** The key with which the upstream is asked; nobody else may ever see it. */
export const UPSTREAM_KEY = 'planted-upstream-key';

/** Every fault the upstream has in store. */
export function upstreamFaults(): readonly UpstreamFault[] {
  const listed = execFileSync(process.execPath, [upstreamScript, '--list'], { encoding: 'utf8' });
  return (JSON.parse(listed) as { faults: readonly UpstreamFault[] }).faults;
}

/** A program of ours that serves until it is stopped. */
export type Served = { readonly url: string; readonly log: () => string; readonly stop: () => void };

function logOf(child: ChildProcess): () => string {
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log += text;
    });
  }
  return () => log;
}

/** The upstream: each flight number meets another fault. */
export async function startUpstream(): Promise<Served> {
  const child = spawn(process.execPath, [upstreamScript], { stdio: ['pipe', 'pipe', 'inherit'] });
  const log = logOf(child);
  await once(child.stdout, 'data');
  const { url } = JSON.parse(log()) as { url: string };
  return { url, log, stop: () => void child.kill() };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * The built function that answers for flights, asking an upstream as in production.
 *
 * @param provider - `tim-api` asks the upstream alone, `tim-api-then-engine` has the open engine behind it
 */
export async function startFlightFunction(
  upstreamUrl: string,
  provider: 'tim-api' | 'tim-api-then-engine' = 'tim-api',
): Promise<Served> {
  const port = await freePort();
  const framework = join(root, 'node_modules/@google-cloud/functions-framework/build/src/main.js');
  const args = [framework, `--source=${join(root, 'dist/functions')}`, '--target=computeFlightEmissions'];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PROVIDER: provider,
      TIM_API_KEY: UPSTREAM_KEY,
      TIM_API_ROOT_URL: upstreamUrl,
      APP_CHECK: 'off',
      CORS_ORIGINS: new URL(BASE_URL).origin,
      GCLOUD_PROJECT: 'demo-faults',
      REQUESTS_PER_MINUTE: '0',
      HOST: '127.0.0.1',
      PORT: String(port),
    },
  });
  const log = logOf(child);
  const url = `http://127.0.0.1:${port}/`;
  const deadline = Date.now() + readySeconds * 1000;
  for (;;) {
    const answer = await fetch(url, { method: 'OPTIONS' }).catch(() => undefined);
    if (answer) return { url, log, stop: () => void child.kill() };
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The function did not start: ${log()}`);
    await sleep(50);
  }
}
