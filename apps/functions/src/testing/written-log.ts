import { inspect } from 'node:util';

/**
 * What the functions have logged in this test, a line each. The logger takes the console as it is when it is loaded, so
 * the setup of the tests (`set-up.ts`) loads this before anything else.
 */
export const written: string[] = [];

for (const level of ['debug', 'info', 'log', 'warn', 'error'] as const) {
  console[level] = (...texts: unknown[]) => {
    written.push(texts.map((text) => (typeof text === 'string' ? text : inspect(text))).join(' '));
  };
}
