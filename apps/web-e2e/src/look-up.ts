import { expect, type Page } from '@playwright/test';
import { Calculator } from './calculator.ts';
import { flightAddress, LX52 } from './flights.ts';
import type { Served } from './upstream.ts';

export type Seen = { readonly code: string; readonly message: string; readonly milliseconds: number };

/** Looks up a flight with the function's answers in the emulator's stead, until the page says something. */
export async function lookUp(page: Page, { url }: Served, flightNumber: number): Promise<Seen> {
  let code = '';
  let asked = 0;
  await page.route('**/computeFlightEmissions', async (route) => {
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
