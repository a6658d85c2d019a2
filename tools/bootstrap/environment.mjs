import { delimiter, join, sep } from 'node:path';

/**
 * The environment as it was before `npm start` changed it: an npm inside would otherwise take the outer one's
 * settings for its own, and find the Node it is about to replace.
 *
 * @param {string} root
 * @returns {NodeJS.ProcessEnv}
 */
export function outerEnvironment(root) {
  const setByNpm =
    /^npm_(package_|lifecycle_|command$|execpath$|node_execpath$|config_(user_agent|local_prefix|node_gyp|npm_version|loglevel)$)/;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !setByNpm.test(name)));
  env.PATH = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(root, 'node_modules') + sep))
    .join(delimiter);
  return env;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} folder
 * @returns {NodeJS.ProcessEnv}
 */
export function withFirstOnPath(env, folder) {
  return { ...env, PATH: [folder, env.PATH].join(delimiter) };
}
