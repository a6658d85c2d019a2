import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withFirstOnPath } from './environment.mjs';
import { Failure } from './failure.mjs';
import { demandRecentNode, pinnedNode } from './node-version.mjs';

/**
 * Run a task on the Node just installed and end as it ends.
 *
 * @param {string} root
 * @param {string} file
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
export function runTask(root, file, args) {
  // Not by way of .bin: npm 10 makes no link there for a `node`.
  const { platformPackage } = pinnedNode(root);
  const installed = join(root, 'node_modules', platformPackage ?? '', 'bin');
  const folder = existsSync(join(installed, 'node')) ? installed : dirname(process.execPath);
  if (folder !== installed) demandRecentNode(process.versions.node);

  const node = join(folder, 'node');
  const withPackages = withFirstOnPath(process.env, join(root, 'node_modules/.bin'));
  // Every process started from here compiles what another has compiled before in half the time.
  const compiled = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') };
  const child = spawn(node, [file, ...args], {
    cwd: root,
    env: { ...compiled, ...withFirstOnPath(withPackages, folder) },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // Whoever started this may be killed without a word to us; the task must not outlive them.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGHUP');
  }, 500);

  return new Promise((done, fail) => {
    child.on('error', (error) => {
      clearInterval(watch);
      fail(new Failure(`${node} did not start: ${error.message}`));
    });
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      done(code ?? (signal === 'SIGINT' ? 130 : 1));
    });
  });
}
