import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { type Service, startService } from '../process/service.ts';
import { TaskFailure } from '@tim/terminal';
import { workspaceRoot } from '../workspace-root.ts';
import { host } from './ports.ts';

const readySeconds = 60;

/** Vite's own server in the hosting emulator's place, in the build mode that calls the functions of this machine. */
export async function startSiteServer(port: number): Promise<Service> {
  const args = ['--mode', 'emulator', '--host', host, '--port', String(port), '--strictPort', '--clearScreen', 'false'];
  const service = startService('vite', args, {
    cwd: join(workspaceRoot, 'apps/web'),
    logFile: join(workspaceRoot, 'dist/logs/vite.log'),
    onLine: (line) => console.log(line),
  });
  let exitCode: number | undefined;
  void service.ended.then((code) => (exitCode = code));
  const deadline = Date.now() + readySeconds * 1000;
  while (!/ready in/.test(stripVTControlCharacters(service.output()))) {
    if (exitCode !== undefined) throw new TaskFailure(`Vite ended with code ${exitCode}: see above.`);
    if (Date.now() > deadline) throw new TaskFailure(`Vite was not ready in ${readySeconds} s.`);
    await sleep(50);
  }
  return service;
}
