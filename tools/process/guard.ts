/**
 * Run a program and end it, with everything it started, when whoever asked for it is gone: even a task that was
 * killed outright leaves no emulator behind. Leader of its own process group; started by `startService`.
 */
import { spawn } from 'node:child_process';

const [command = '', ...args] = process.argv.slice(2);
const parent = process.ppid;
const child = spawn(command, args, { stdio: 'inherit' });

// A signal to the group reaches the program too; it decides when to end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

child.on('error', (error) => {
  console.error(`${command} did not start: ${error.message}`);
  process.exit(127);
});
child.on('exit', (code) => process.exit(code ?? 1));

setInterval(() => {
  if (process.ppid === parent) return;
  process.kill(-process.pid, 'SIGINT');
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), 5000);
}, 500).unref();
