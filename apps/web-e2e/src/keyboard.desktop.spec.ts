import type { Page } from '@playwright/test';
import { itineraryOf, LX52, slashes } from './flights.ts';
import { expect, test } from './test.ts';

/** More steps than any page has controls before what is looked for. */
const MAX_TABS = 40;

/** Press Tab until the control with this accessible name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < MAX_TABS; step += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focusedName(page))) {
      return;
    }
  }
  throw new Error(`no control named ${name} within ${MAX_TABS} tabs`);
}

/** What the focused control is called: its label, its own text, or the label that points at it. */
async function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused instanceof HTMLInputElement && focused.labels?.length) {
      return [...focused.labels].map((label) => label.textContent).join(' ');
    }
    return focused?.getAttribute('aria-label') ?? focused?.textContent ?? '';
  });
}

test.describe('with the keyboard alone', () => {
  // spec: 2.13
  test('a flight is looked up, past the header, mode first, by what is wrong to its field, down to a step of the working', async ({
    page,
    calculator,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/lookup/route');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#main') !== null)).toBe(true);

    await expect(calculator.mode('Route')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/\/lookup\/flight(#main)?$/);
    await tabTo(page, /^Origin/);
    await page.keyboard.type('ZRH');
    await tabTo(page, /^Destination/);
    await page.keyboard.type('BOS');
    await tabTo(page, /^Carrier Code/);
    await page.keyboard.type('LX');
    await tabTo(page, /^Flight Number/);
    await page.keyboard.type('LX52');
    await tabTo(page, /^Departure Date/);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(slashes(LX52.departureDate));
    // Until the page has come to life the button is disabled, and Tab passes it by.
    await expect(calculator.showEmissions).toHaveAccessibleDescription('Check: Flight Number');
    const toField = page.getByRole('button', { name: 'Flight Number' });
    await tabTo(page, /^Departure date, selected/);
    await tabTo(page, /^Flight Number/);
    await expect(toField).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(calculator.flightNumber).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('52');
    await expect(calculator.showEmissions).toBeEnabled();
    await tabTo(page, /^Show emissions/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(itineraryOf(LX52)));
    await expect(page.getByRole('heading', { name: 'Data Attribution' })).toBeVisible();

    await tabTo(page, /^Full details of this estimate/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Step by step' })).toBeVisible();
    await tabTo(page, /Distance flown, with detours/);
    await page.keyboard.press('Space');
    await expect(page.getByText('Formula: flown = d × DAF')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Full details of this estimate' })).toBeFocused();
    await tabTo(page, /^Copy link/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  });

  test('places are found by name, from the list by arrows and left by their name, and Enter in the last field submits', async ({
    page,
    calculator,
  }) => {
    await page.goto('/lookup/route');
    await tabTo(page, /^Origin/);
    await page.keyboard.type('london');
    await expect(calculator.option(/Heathrow/)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(calculator.origin).toHaveValue('LHR');
    await tabTo(page, /^Destination/);
    await page.keyboard.type('boston');
    await expect(calculator.option(/Boston/).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(calculator.destination).toHaveValue('BOS');
    await expect(page.getByRole('combobox', { name: 'One way or return' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(calculator.destination).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/itinerary=LHR-BOS$/);
    await expect(page.getByRole('heading', { name: 'Typical emissions' })).toBeVisible();
  });

  test('every control shows that it has the focus', async ({ page }) => {
    await page.goto('/lookup/flight');
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab');
      const look = await page.evaluate(() => {
        const focused = document.activeElement;
        if (focused === null || focused === document.body) {
          return 'none';
        }
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
        const isRinged = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
        return isRinged ? 'ringed' : `no ring on ${focused.outerHTML.slice(0, 120)}`;
      });
      expect(['ringed', 'none']).toContain(look);
    }
  });
});
