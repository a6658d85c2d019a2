/** What the page's loader does of the application's work: it asks for the figure of the address, and shows it. */

import { CABIN_CLASSES, type CabinClass } from '@tim/engine';
import { toFlight, toMarket, type ItineraryEntry, type Question } from '@tim/itinerary';
import { dateToYyyymmdd, todayLocal } from '@tim/notation';
import { isFlightLegValid, isMarketValid } from '@tim/validation';
import type { FlightFigures, TypicalFigures } from '../shared/api/answers.ts';
import { responseOf } from '../shared/api/outcome.ts';
import { questionInAddress, withQuestion } from '../features/question/question-address.ts';
import { flightHeadline, routeHeadline, type Headline } from '../features/headline/headline-words.ts';
import { ASKING_ID, HEADLINE_ID } from '../features/headline/slot-props.ts';
import { flightHeadlineSubject, namesIn, routeSubject } from '../features/question/subject.ts';
import { markFilled } from '../shared/form/filled-early.ts';
import { valueToShownDate } from '../shared/form/date-text.ts';
import { parseCalculatorQuery } from '../features/calculator/calculator-address.ts';
import { once } from '../shared/once.ts';
import { PAGES, pageOf } from '../config/pages.ts';
import { askFlights, askMarkets } from './ask-early.ts';
import { earlyPainter } from './early-painter.ts';
import { untilItListens } from './start-up.ts';

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
  const isRoute = pageOf(window.location.pathname) === PAGES.route;
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
  let typical: TypicalFigures | undefined;
  const show = painter(entry, (question) =>
    routeHeadline({ subject: routeSubject(entry, namesIn(typical)), typical, question }),
  );
  const [outcome] = await askMarkets(base, [toMarket(entry)]);
  if (outcome?.kind === 'empty') return showNoFigure();
  typical = outcome && responseOf(outcome);
  show();
}

async function showFlight(base: string, entry: ItineraryEntry): Promise<void> {
  let flight: FlightFigures | undefined;
  let typical: TypicalFigures | undefined;
  let isWithout = false;
  const show = painter(entry, (question) =>
    flightHeadline({ subject: flightHeadlineSubject(entry, namesIn(flight)), flight, typical, question }),
  );
  await Promise.all([
    askFlights(base, [toFlight(entry)]).then(([outcome]) => {
      flight = outcome && responseOf(outcome);
      isWithout = outcome?.kind === 'empty';
      if (isWithout) showNoFigure();
      else show();
    }),
    askMarkets(base, [toMarket(entry)]).then(([outcome]) => {
      typical = outcome && responseOf(outcome);
      if (!isWithout) show();
    }),
  ]);
}

/** The line that says what is asked goes, as it does when the application comes, which says why there is none. */
function showNoFigure(): void {
  delete document.documentElement.dataset['asks'];
  const asking = document.getElementById(ASKING_ID);
  if (asking) asking.textContent = '';
}

/** Writes what the address asks for into the fields of the form, as the application does when it comes. */
function fillForm(entry: ItineraryEntry): void {
  for (const [field, value] of Object.entries(entry)) {
    const input = document.querySelector<HTMLInputElement>(`main form :is([name=${field}], [name=${field}-0])`);
    if (input?.value !== '') continue;
    input.value = valueToShownDate(value);
    markFilled(input);
  }
}

/**
 * Paint a headline in the cabin that the address asks for, and again in each that the visitor chooses until the
 * application listens: the choice goes into the address, where the application finds it.
 *
 * @param entry - what is asked, for the form's fields
 * @param headlineOf - its headline, of what is known at the time
 * @returns paints it again, when more is known
 */
function painter(entry: ItineraryEntry, headlineOf: (question: Question) => Headline): () => void {
  // Once: a field that was emptied since stays so.
  const fillOnce = once(() => fillForm(entry));
  const paint = earlyPainter(HEADLINE_ID, (frame, { cabin, isAnswered }: Headline) => {
    frame.toggleAttribute('data-answered', isAnswered);
    const choice = frame.querySelector<HTMLInputElement>(`[value=${cabin}]`);
    if (choice) choice.checked = true;
    fillOnce();
    const asking = document.getElementById(ASKING_ID);
    if (asking) asking.textContent = isAnswered ? '' : (asking.dataset['text'] ?? '');
  });
  const show = () => paint(headlineOf(questionInAddress(window.location.search).question));
  onEarlyChoice((cabin) => {
    window.history.replaceState(
      window.history.state,
      '',
      withQuestion(window.location.search, { cabin }) + window.location.hash,
    );
    show();
  });
  show();
  return show;
}

/**
 * Tells of each cabin that the visitor chooses until the application listens. On the way down, because a press can
 * bring the application to life before its `change` comes.
 */
function onEarlyChoice(choose: (cabin: CabinClass) => void): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const chosen = target instanceof HTMLInputElement && target.name === 'cabin' ? target.value : undefined;
      const cabin = CABIN_CLASSES.find((one) => one === chosen);
      if (cabin) choose(cabin);
    },
    { capture: true, signal: untilItListens() },
  );
}
