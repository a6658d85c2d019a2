import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { connect } from 'node:net';

/** A function served alone by the functions framework, as it is in production. */
export type ServedFunction = { readonly url: string; readonly stop: () => void };

const framework = createRequire(import.meta.url).resolve('@google-cloud/functions-framework');

/** A measurement comes from one address and has no app to attest; it asks every function there can be. */
const OPEN = { APP_CHECK: 'off', REQUESTS_PER_MINUTE: '0', BIGQUERY_FUNCTION: 'on' };

/**
 * @param source - file that exports the function
 * @param name - the export's name
 * @param port - where to listen on 127.0.0.1
 * @throws Error when it does not answer within 20 seconds
 */
export async function serveFunction(source: string, name: string, port: number): Promise<ServedFunction> {
  const child = spawn(
    process.execPath,
    [framework.replace(/index\.js$/, 'main.js'), `--source=${source}`, `--target=${name}`, '--signature-type=http'],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...OPEN, PORT: String(port), HOST: '127.0.0.1' } },
  );
  const url = `http://127.0.0.1:${port}/`;
  const stop = () => child.kill();
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      await connected(port);
      return { url, stop };
    } catch (cause) {
      if (Date.now() > deadline || child.exitCode !== null) {
        stop();
        throw new Error(`${name} did not start on port ${port}`, { cause });
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Resolves when something listens on the port. */
function connected(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve();
    });
    socket.on('error', reject);
  });
}

/** Milliseconds that one call takes, answer read. */
export async function callMilliseconds({ url }: ServedFunction, body: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - start;
}
