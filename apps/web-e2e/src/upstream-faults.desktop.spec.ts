import { lookUp } from './look-up.ts';
import { expect, test } from './test.ts';
import { startFlightFunction, startUpstream, upstreamFaults } from './upstream.ts';

/** Stands once below the engine's tables: what is typical of the route is the engine's in every case here. */
const ENGINES_OWN = 'Estimated by the open engine from public data';

/** A flight the upstream answers for without a figure. */
const UNKNOWN_TO_UPSTREAM = 404;
const ANSWERED = 52;

// What the page says of each way to fail, without the engine: upstream-faults.full.spec.ts.
test('an upstream with the engine behind it: the engine’s figures and a line that says so, its own, or an unknown flight', async ({
  page,
  calculator,
}) => {
  const upstream = await startUpstream();
  const withEngine = await startFlightFunction(upstream.url, 'tim-api-then-engine');
  try {
    const failing = upstreamFaults().find(({ name }) => name === 'status 500');
    expect((await lookUp(page, withEngine, failing?.flightNumber ?? 0)).code).toBe('ok');
    await expect(page.getByText("Google's Travel Impact Model API did not answer this time")).toBeVisible();
    await expect(page.getByText(ENGINES_OWN)).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toContainText('Powered by the open engine');

    expect((await lookUp(page, withEngine, ANSWERED)).code).toBe('ok');
    await expect(calculator.emissionsTable).toContainText('100.1');
    await expect(page.getByText(ENGINES_OWN)).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toContainText('Powered by Google');

    const { code, message } = await lookUp(page, withEngine, UNKNOWN_TO_UPSTREAM);
    expect([code, message]).toEqual(['ok', 'unknown']);
    await expect(calculator.alert).toContainText('We could not find this flight.');
    await expect(page.getByText(/The service/)).toBeHidden();
    await expect(calculator.emissionsTable).toBeHidden();
  } finally {
    withEngine.stop();
    upstream.stop();
  }
});
