import { expect, test } from './test.ts';
import { tripPage } from './trip.ts';

test('who is offline is told so', async ({ page, context, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED|Emissions call failed|Failed to (load|fetch)|failed/i);
  await page.goto('/trip?itinerary=ZRH-BOS');
  const trip = tripPage(page);
  await expect(trip.sum('Per person')).toBeVisible();
  await context.setOffline(true);
  await trip.to.fill('JFK');
  await trip.to.blur();
  await trip.show.click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(trip.legs.first()).toContainText('The service could not be reached');
});
