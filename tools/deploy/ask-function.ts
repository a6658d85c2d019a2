import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endGroup, startGroup } from '../process/child-processes.ts';

/** One request to one function, and what its answer must be. */
export type Question = {
  /** The function's name. */
  readonly target: string;
  readonly path: string;
  /** Without one it is a GET. */
  readonly body?: object;
  readonly status: number;
  /** What the answer must contain. */
  readonly holds: string;
};

const START_SECONDS = 30;

/**
 * Start a function from an installed package, as the platform does, ask it once and end it.
 *
 * @param env - the whole environment of its process
 * @returns time from the start to the answer [ms]
 * @throws Error when it does not start, or answers something else
 */
export async function askFunction(
  folder: string,
  { target, path, body, status, holds }: Question,
  env: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const started = performance.now();
  const child = startGroup(join(folder, 'node_modules/.bin/functions-framework'), [`--target=${target}`], {
    cwd: folder,
    stdio: 'ignore',
    env,
  });
  const ask = async () => {
    const response = await fetch(`http://127.0.0.1:${env['PORT']}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    });
    return { status: response.status, text: await response.text() };
  };
  try {
    let answer: Awaited<ReturnType<typeof ask>> | undefined;
    while (answer === undefined) {
      if (child.exitCode !== null || performance.now() - started > START_SECONDS * 1000)
        throw new Error(`${target} did not start from the package`);
      answer = await ask().catch(() => undefined);
      if (answer === undefined) await sleep(20);
    }
    if (answer.status !== status || !answer.text.includes(holds))
      throw new Error(
        `${target} answered ${answer.status} instead of ${status} with ${holds}: ${answer.text.slice(0, 200)}`,
      );
    return performance.now() - started;
  } finally {
    if (child.pid !== undefined) await endGroup(child.pid);
  }
}
