import { createConnection } from 'node:net';
import { TaskFailure } from '@tim/terminal';

/** Everything is served to this machine alone. */
export const host = '127.0.0.1';

/** @throws TaskFailure naming the first port that something listens on */
export async function demandFreePorts(ports: readonly number[]): Promise<void> {
  const taken = await Promise.all(ports.map((port) => isTaken(port)));
  const port = ports.find((_, index) => taken[index]);
  if (port === undefined) return;
  throw new TaskFailure(`Port ${port} is in use: stop what listens there (ss -ltnp) and start again.`);
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = createConnection({ host, port, timeout: 1000 });
    const end = (answer: boolean) => {
      socket.destroy();
      done(answer);
    };
    socket.on('connect', () => end(true));
    socket.on('error', () => end(false));
    socket.on('timeout', () => end(true));
  });
}
