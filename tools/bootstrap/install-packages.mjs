import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { outerEnvironment, withFirstOnPath } from './environment.mjs';
import { Failure, say } from './failure.mjs';
import { demandRecentNode, isAtLeast, ownNodeVersion, pinnedNode } from './node-version.mjs';
import { runCommand } from './run-command.mjs';

/**
 * Install the lock's packages, unless they are those of the last time. Two steps, Node first: an npm that runs on
 * an older Node silently skips optional packages that want a newer one, so the same lock would give two trees.
 *
 * @param {string} root
 */
export async function installPackages(root) {
  const node = pinnedNode(root);
  const stampFile = join(root, 'node_modules/.installed');
  const stamp = describeInstallation(root, node.version);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;

  const env = outerEnvironment(root);
  const own = ownNodeVersion(env);
  const [major] = node.version.split('.').map(Number);
  if (isAtLeast(own, [major])) {
    await installWith(root, env);
  } else if (node.platformPackage === undefined) {
    demandRecentNode(own);
    await installWith(root, env);
  } else {
    const folder = await timed(`Node ${node.version}`, () => fetchNode(node, env));
    const globalConfig = await runCommand('npm', ['config', 'get', 'globalconfig'], { cwd: root, env });
    // npm looks for the machine's settings beside the Node that runs it.
    const withConfig = { npm_config_globalconfig: globalConfig.stdout.trim(), ...env };
    await installWith(root, withFirstOnPath(withConfig, folder));
  }
  writeFileSync(stampFile, stamp);
}

/** Whatever changes the tree: the lock, the Node that installs, the machine. */
function describeInstallation(root, version) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex');
  return `${hash} node ${version} ${process.platform} ${process.arch}\n`;
}

/**
 * The folder of a Node fetched into npm's cache. Asked for from an empty folder: from the repository, npx would
 * take the copy in node_modules, which the next step removes while it runs.
 */
async function fetchNode({ platformPackage, version }, env) {
  const empty = mkdtempSync(join(tmpdir(), 'tim-node-'));
  try {
    const wanted = `${platformPackage}@${version}`;
    const args = [
      '--yes',
      '--prefer-offline',
      '--package',
      wanted,
      '--',
      'node',
      '-p',
      'process.versions.node + " " + process.execPath',
    ];
    const result = await runCommand('npx', args, { cwd: empty, env });
    const [found, path = ''] = result.stdout.trim().split('\n').at(-1)?.split(/ (.*)/) ?? [];
    if (result.code !== 0 || found !== version) throw failed(`npx could not get ${wanted}`, result);
    return dirname(path);
  } finally {
    rmSync(empty, { recursive: true, force: true });
  }
}

async function installWith(root, env) {
  await timed('Packages', async () => {
    // No package here needs its install script, and which ones run depends on npm's version.
    // Versions and hashes are the lock's, so what npm has already it need not ask for.
    const args = ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
    const result = await runCommand('npm', args, { cwd: root, env });
    if (result.code !== 0) throw failed('npm ci failed', result);
  });
}

async function timed(name, work) {
  const start = Date.now();
  const result = await work();
  say(`${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

/** npm says much; its first error that is a sentence says what was wrong. */
function failed(what, { code, output }) {
  if (code === 127) return new Failure(`${what}: ${output}. Install npm and put it on the PATH.`);
  const errors = output
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line))
    .map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim())
    .filter((line) => line !== '' && !/^(code|errno|syscall|type) /.test(line));
  const isNetwork = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/i.test(output);
  const remedy = isNetwork
    ? 'The package registry cannot be reached: check the connection or npm’s proxy and registry settings, and try again.'
    : 'Run `npm ci` to see all of it.';
  return new Failure(`${what}: ${errors[0] ?? `exit code ${code}`}. ${remedy}`);
}
