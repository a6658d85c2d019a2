import type { Page } from '@playwright/test';
import { Calculator } from './calculator.ts';
import { flightAddress, LX52 } from './flights.ts';
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

/** Stands once below the engine's tables: what is typical of the route is the engine's in every case here. */
const ENGINES_OWN = 'Estimated by the open engine from public data';

/** A flight the upstream answers for without a figure. */
const UNKNOWN_TO_UPSTREAM = 404;

type Seen = { readonly code: string; readonly message: string; readonly milliseconds: number };

/** Looks up a flight with the function's answers in the emulator's stead, until the page says something. */
async function lookUp(page: Page, { url }: Served, flightNumber: number): Promise<Seen> {
  let code = '';
  let asked = 0;
  await page.route('**/us-central1/computeFlightEmissions', async (route) => {
    asked = performance.now();
    const response = await route.fetch({ url });
    const { error } = (await response.json()) as { readonly error?: { readonly status: string } };
    code = error?.status.toLowerCase().replaceAll('_', '-') ?? 'ok';
    await route.fulfill({ response });
  });
  const calculator = new Calculator(page);
  await page.goto(flightAddress({ ...LX52, flightNumber: String(flightNumber) }));
  const isUnknown = calculator.alert.filter({ hasText: 'We could not find this flight.' });
  await isUnknown.or(calculator.emissionsTable).first().waitFor({ timeout: 30_000 });
  const milliseconds = performance.now() - asked;
  if (code === 'ok' && (await calculator.emissionsTable.isVisible())) {
    return { code, message: 'the figures', milliseconds };
  }
  await expect(isUnknown).toBeVisible();
  const message = code === 'ok' ? 'unknown' : (await calculator.reason.first().innerText()).trim();
  return { code, message, milliseconds };
}

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

test.describe('an upstream with the engine behind it', () => {
  let upstream: Served;
  let withEngine: Served;
  test.beforeAll(async () => {
    upstream = await startUpstream();
    withEngine = await startFlightFunction(upstream.url, 'tim-api-then-engine');
  });
  test.afterAll(() => {
    withEngine.stop();
    upstream.stop();
  });

  test('that fails: the engine’s figures, and a line that says so', async ({ page }) => {
    const failing = FAULTS.find(({ name }) => name === 'status 500');
    const { code } = await lookUp(page, withEngine, failing?.flightNumber ?? 0);
    expect(code).toBe('ok');
    await expect(page.getByText("Google's Travel Impact Model API did not answer this time")).toBeVisible();
    await expect(page.getByText(ENGINES_OWN)).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toContainText('Powered by the open engine');
  });

  test('that answers: its figures, and no word of the engine', async ({ page, calculator }) => {
    const { code } = await lookUp(page, withEngine, 52);
    expect(code).toBe('ok');
    await expect(calculator.emissionsTable).toContainText('100.1');
    await expect(page.getByText(ENGINES_OWN)).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toContainText('Powered by Google');
  });

  test('that does not know the flight: it stays unknown', async ({ page, calculator }) => {
    const { code, message } = await lookUp(page, withEngine, UNKNOWN_TO_UPSTREAM);
    expect([code, message]).toEqual(['ok', 'unknown']);
    await expect(calculator.alert).toContainText('We could not find this flight.');
    await expect(page.getByText(/The service/)).toBeHidden();
    await expect(calculator.emissionsTable).toBeHidden();
  });
});
