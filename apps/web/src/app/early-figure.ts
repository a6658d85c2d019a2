/** What the page's loader does of the application's work: it asks for the figure of the address, and shows it. */

import { toFlight, toMarket, type ItineraryEntry } from '@tim/itinerary';
import { dateToYyyymmdd, todayLocal } from '@tim/notation';
import { isFlightLegValid, isMarketValid } from '@tim/validation';
import type { FlightFigures, TypicalFigures } from '../api/answers.ts';
import { askEarly } from '../api/early-answers.ts';
import { readEarlyFlight, readEarlyTypical } from '../api/read-early-answer.ts';
import { FLIGHT_FUNCTION, flightRequest, TYPICAL_FUNCTION, typicalRequest, WITH_WORKING } from '../api/requests.ts';
import { ASKING_ID, fillHeadline, HEADLINE_ID } from '../components/results/headline/fill-headline.ts';
import { flightHeadline, routeHeadline, type Headline } from '../components/results/headline/headline-words.ts';
import { flightHeadlineSubject, routeSubject } from '../components/results/subject.ts';
import { parseCalculatorQuery } from '../pages/calculator/calculator-address.ts';
import { earlyPainter } from './early-painter.ts';

/**
 * Ask for what the address names, and show its headline as soon as it is known.
 *
 * @param base - where the functions are; undefined where only the application can ask them
 * @returns when everything is answered; undefined where the address names nothing to ask for
 */
export function showEarlyFigure(base: string | undefined): Promise<unknown> | undefined {
  const today = todayLocal(new Date());
  const { entries } = parseCalculatorQuery(window.location.search, today);
  const [entry] = entries;
  const isRoute = window.location.pathname.startsWith('/lookup/route');
  if (
    entry === undefined ||
    entries.length > 1 ||
    !(isRoute ? isMarketValid(entry) : isFlightLegValid(entry, dateToYyyymmdd(today)))
  ) {
    return undefined;
  }
  // Its place is kept from the first paint on.
  document.documentElement.dataset['asks'] = '';
  return base === undefined ? undefined : isRoute ? showRoute(base, entry) : showFlight(base, entry);
}

async function showRoute(base: string, entry: ItineraryEntry): Promise<void> {
  const subject = routeSubject(entry);
  const paint = painter(routeHeadline({ subject }));
  paint(routeHeadline({ subject, typical: await askTypical(base, entry) }));
}

async function showFlight(base: string, entry: ItineraryEntry): Promise<void> {
  const subject = flightHeadlineSubject(entry);
  const paint = painter(flightHeadline({ subject }));
  let flight: FlightFigures | undefined;
  let typical: TypicalFigures | undefined;
  const show = () => paint(flightHeadline({ subject, flight, typical }));
  await Promise.all([
    askFlight(base, entry).then((figures) => {
      flight = figures;
      show();
    }),
    askTypical(base, entry).then((figures) => {
      typical = figures;
      show();
    }),
  ]);
}

async function askFlight(base: string, entry: ItineraryEntry): Promise<FlightFigures | undefined> {
  return readEarlyFlight(
    await askEarly(base, FLIGHT_FUNCTION, { ...flightRequest([toFlight(entry)]), ...WITH_WORKING }),
  );
}

async function askTypical(base: string, entry: ItineraryEntry): Promise<TypicalFigures | undefined> {
  return readEarlyTypical(
    await askEarly(base, TYPICAL_FUNCTION, { ...typicalRequest([toMarket(entry)]), ...WITH_WORKING }),
  );
}

function painter(first: Headline): (headline: Headline) => void {
  const paint = earlyPainter(HEADLINE_ID, (frame, headline: Headline) => {
    fillHeadline(frame, headline);
    const asking = document.getElementById(ASKING_ID);
    if (asking) asking.textContent = headline.isAnswered ? '' : (asking.dataset['text'] ?? '');
    window.paintedHeadline = { address: window.location.pathname + window.location.search, headline };
  });
  paint(first);
  return paint;
}
