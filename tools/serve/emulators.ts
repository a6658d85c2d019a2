import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { type Service, startService } from '../process/service.ts';
import { TaskFailure } from '@tim/terminal';
import { pageFiles, SITE } from '../hosting/hosting-config.ts';
import { workspaceRoot } from '../workspace-root.ts';
import { type Emulator, emulatorPorts, writeEmulatorConfig } from './emulator-config.ts';
import { demandFreePorts } from './ports.ts';

/** The `demo-` prefix keeps the emulators from asking for an account or the network. */
export const projectId = 'demo-travel-impact';

/** As an address the path has no blanks, which would split the options. */
const nodeOptions = `${process.env['NODE_OPTIONS'] ?? ''} --import ${import.meta.resolve('./decodable-addresses.ts')}`;

const logFile = join(workspaceRoot, 'dist/logs/emulators.log');
const readySeconds = 90;

/**
 * Start the emulators and wait until they say they are ready, which is no proof that they are: see `callEverything`.
 *
 * @param only - which ones
 * @param onLine - told every line they print
 */
export async function startEmulators(
  only: readonly Emulator[],
  onLine: (line: string) => void = () => undefined,
): Promise<Service> {
  await demandFreePorts(emulatorPorts(only));
  // The hosting reads its headers when it starts, and only the built pages tell which styles and scripts they may use.
  if (only.includes('hosting') && pageFiles(join(workspaceRoot, SITE)).length === 0) {
    throw new TaskFailure('The site is not built: build it before the hosting emulator starts.');
  }
  const config = writeEmulatorConfig();
  const args = ['emulators:start', '--non-interactive', '--project', projectId];
  const service = startService('firebase', [...args, '--config', config, '--only', only.join(',')], {
    cwd: workspaceRoot,
    env: {
      CI: '1',
      NO_UPDATE_NOTIFIER: '1',
      NO_COLOR: '1',
      // Otherwise the emulator asks npm for the newest firebase-functions and, without a network, waits ten seconds.
      npm_config_offline: 'true',
      NODE_OPTIONS: nodeOptions,
      // How long a function's process may take to start [s]; on a busy machine the usual 30 are too few.
      FUNCTIONS_DISCOVERY_TIMEOUT: '110',
    },
    logFile,
    onLine,
  });
  await waitUntilReady(service);
  return service;
}

/** A failure of the emulators, in one line, with the reason they gave if there is one. */
export function emulatorFailure(what: string, { output }: Service): TaskFailure {
  const reason = stripVTControlCharacters(output())
    .split('\n')
    .map((line) => line.trim())
    .find((line) => /Failed to load function|^Error:|SyntaxError|TypeError|Could not start|ERR_/.test(line));
  const detail = reason === undefined ? '' : ` (${reason.replace(/^\W+/, '')})`;
  return new TaskFailure(`${what}${detail}. The emulators' log is ${relative(workspaceRoot, logFile)}.`);
}

async function waitUntilReady(service: Service): Promise<void> {
  let exitCode: number | undefined;
  void service.ended.then((code) => (exitCode = code));
  const deadline = Date.now() + readySeconds * 1000;
  for (;;) {
    const output = service.output();
    if (exitCode !== undefined) throw emulatorFailure(`The emulators ended with code ${exitCode}`, service);
    if (/Failed to load function/.test(output)) throw emulatorFailure('The functions did not load', service);
    if (/All emulators ready/.test(output)) return;
    if (Date.now() > deadline) throw emulatorFailure(`The emulators were not ready in ${readySeconds} s`, service);
    await sleep(50);
  }
}
