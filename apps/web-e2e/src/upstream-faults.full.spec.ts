import { lookUp, type Seen } from './look-up.ts';
import { expect, test as base } from './test.ts';
import { startFlightFunction, startUpstream, UPSTREAM_KEY, upstreamFaults, type Served } from './upstream.ts';

type Fixtures = { readonly flightFunction: Served };

/** The function behind the page asks an upstream that misbehaves; each test has its own, whose circuit is closed. */
const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  flightFunction: async ({}, use) => {
    const upstream = await startUpstream();
    const served = await startFlightFunction(upstream.url);
    await use(served);
    served.stop();
    upstream.stop();
  },
});

/** What a visitor reads, by the code of the failure. */
const MESSAGES: Readonly<Record<string, RegExp>> = {
  unavailable: /^The service could not be reached or failed to answer/,
  'resource-exhausted': /^The service is answering too many requests/,
  'deadline-exceeded': /^The service took too long to answer/,
  'invalid-argument': /^The service did not accept the request.*The fault is likely on our side/,
};

const FAULTS = upstreamFaults();
const isTable = process.env['FAULT_TABLE'] !== undefined;
/** One fault a sentence that a visitor reads: the rest is the functions' (`faults.spec.ts`). The table asks for each. */
const SHOWN = FAULTS.filter(
  ({ expected }, at) => isTable || FAULTS.findIndex((other) => other.expected === expected) === at,
);
const UNREACHABLE = [
  ['no such host', 'https://no-such-host.invalid'],
  ['nobody listens', 'http://127.0.0.1:9'],
] as const;
/** What waits for the whole deadline is waited for together. */
const SILENT = SHOWN.filter(({ name }) => /silence|every 50 ms/.test(name));
const PROMPT = SHOWN.filter((fault) => !SILENT.includes(fault));

/** One row of the table in docs/reliability.md, where it was asked for. */
function report(name: string, { code, message, milliseconds }: Seen): void {
  if (!isTable) return;
  process.stdout.write(`| ${name} | ${code} | ${message} | ${Math.round(milliseconds)} ms |\n`);
}

function judge(name: string, seen: Seen, expected: string, log: string): void {
  report(name, seen);
  expect(seen.code, name).toBe(expected);
  expect(seen.message, name).toMatch(MESSAGES[expected] ?? /^the figures$/);
  expect(log).not.toMatch(new RegExp(`${UPSTREAM_KEY}|ZRH|BOS`));
}

test.describe('an upstream that misbehaves: the page says whose fault it is', () => {
  test.beforeEach(({ faults }) => {
    faults.expect(/status \d|Failed to load resource/);
  });

  for (const { name, expected, flightNumber } of PROMPT) {
    test(`${name}: ${expected}`, async ({ page, flightFunction }) => {
      const seen = await lookUp(page, flightFunction, flightNumber);
      judge(name, seen, expected, flightFunction.log());
    });
  }

  if (SILENT.length > 0) {
    test('silence: deadline-exceeded', async ({ context, flightFunction }) => {
      const all = await Promise.all(
        SILENT.map(async ({ flightNumber }) => lookUp(await context.newPage(), flightFunction, flightNumber)),
      );
      for (const [at, { name, expected }] of SILENT.entries()) {
        const seen = all[at];
        if (seen) judge(name, seen, expected, flightFunction.log());
      }
    });
  }

  for (const [name, url] of isTable ? UNREACHABLE : []) {
    test(`${name}: unavailable`, async ({ page }) => {
      const served = await startFlightFunction(url);
      const seen = await lookUp(page, served, 1);
      served.stop();
      judge(name, seen, 'unavailable', served.log());
    });
  }
});
