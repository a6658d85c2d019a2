import type { Page } from '@playwright/test';

/** What a browser asks of the callables' host before it calls, and what it needs in the answer. */
const CROSS_ORIGIN = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

const GRAMS = { economy: 624_075, premiumEconomy: 936_100, business: 2_496_300, first: 3_120_400 };
const PART = (fraction: number) =>
  Object.fromEntries(Object.entries(GRAMS).map(([cabin, grams]) => [cabin, Math.round(grams * fraction)]));

/** A flight with an issued label, of which there is none among the public data. */
const LABELLED = {
  flightEmissions: [
    {
      source: 2,
      emissionsGramsPerPax: GRAMS,
      emissionsBreakdown: { ttwEmissionsGramsPerPax: PART(0.83), wttEmissionsGramsPerPax: PART(0.17) },
      emissionsInputs: { emissionsInputEntries: {}, easaLabelData: { safDiscountPercentage: 0.07 } },
      contrailsImpactBucket: 1,
    },
  ],
  modelVersion: { major: 3, minor: 0, patch: 0, dated: '20260701' },
};

/** The flight is answered with a label's figures. */
export async function answeredByLabel(page: Page): Promise<void> {
  await page.route(/computeFlightEmissions/, (route) =>
    route.fulfill({ headers: CROSS_ORIGIN, json: { result: LABELLED } }),
  );
}

/** Whatever is asked, no answer comes. */
export async function neverAnswered(page: Page): Promise<void> {
  await page.route(/compute(Typical)?FlightEmissions/, () => new Promise<void>(() => undefined));
}
