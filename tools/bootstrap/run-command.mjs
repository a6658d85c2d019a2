import { spawn } from 'node:child_process';

/**
 * Run a program to its end, its output kept instead of shown.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ code: number, stdout: string, output: string }>}
 */
export function runCommand(command, args, { cwd, env }) {
  return new Promise((done) => {
    let stdout = '';
    let output = '';
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const end = (signal) => child.kill(signal);
    process.on('SIGTERM', end);
    child.stdout.on('data', (data) => {
      stdout += data;
      output += data;
    });
    child.stderr.on('data', (data) => (output += data));
    child.on('error', (error) => done({ code: 127, stdout, output: error.message }));
    child.on('close', (code) => {
      process.off('SIGTERM', end);
      done({ code: code ?? 1, stdout, output });
    });
  });
}
