/** What a user can do something about: shown as one line, without a stack. */
export class Failure extends Error {}

/** @param {string} line */
export function say(line) {
  process.stderr.write(`${line}\n`);
}
