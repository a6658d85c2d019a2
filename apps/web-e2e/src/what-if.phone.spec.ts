import { flightAddress, LX52 } from './flights.ts';
import { expect, test } from './test.ts';

test('a finger on a slider’s line scrolls past it, on its thumb it moves it', async ({ page }) => {
  await page.goto(`${flightAddress(LX52)}#what-if`);
  const load = page.getByRole('slider', { name: 'Seats taken' });
  await expect(load).toBeVisible();
  await load.scrollIntoViewIfNeeded();
  const before = await load.getAttribute('aria-valuetext');
  const line = await page.locator('[data-part=track]').first().boundingBox();
  const thumb = await load.boundingBox();
  if (line === null || thumb === null) throw new Error('The slider has no place on the page.');
  const middleY = line.y + line.height / 2;
  await page.touchscreen.tap(line.x + 10, middleY);
  await expect(load).toHaveAttribute('aria-valuetext', before ?? '');

  const client = await page.context().newCDPSession(page);
  const at = (x: number) => [{ x, y: middleY }];
  const thumbX = thumb.x + thumb.width / 2;
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(thumbX) });
  for (const x of [thumbX - 30, thumbX - 60, line.x + 20]) {
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(load).not.toHaveAttribute('aria-valuetext', before ?? '');
});
