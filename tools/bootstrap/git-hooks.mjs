import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command.mjs';

/**
 * Let a checkout format what is committed. Hooks somebody set on purpose stay, and a build server commits nothing.
 *
 * @param {string} root
 */
export async function setGitHooks(root) {
  if (process.env.CI || !existsSync(join(root, '.git'))) return;
  const options = { cwd: root, env: process.env };
  const current = await runCommand('git', ['config', '--get', 'core.hooksPath'], options);
  // Exit code 1 means "not set"; anything else means "set" or "no git".
  if (current.code === 1) await runCommand('git', ['config', 'core.hooksPath', 'tools/git-hooks'], options);
}
