import { formatItinerary, formatMarketItinerary, toFlight, toMarket, type ItineraryEntry } from '@tim/itinerary';
import { dateToYyyymmdd } from '@tim/notation';
import type { Market } from '@tim/messages';
import { isFlightLegValid, isMarketValid } from '@tim/validation';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PAGES } from '../../config/pages.ts';
import { useEmissionsApi } from '../../shared/api/api-context.tsx';
import { useOperation } from '../../shared/api/use-operation.ts';
import { useDraft } from '../../shared/form/use-draft.ts';
import { useHydrated } from '../../shared/ui/hydration.tsx';
import { useToday } from '../../shared/ui/use-today.ts';
import { useChangeQuestion } from '../question/use-change-question.ts';
import { useResultFocus } from '../../shared/ui/use-result-focus.ts';
import { parseCalculatorQuery, withItinerary, type CalculatorMode } from './calculator-address.ts';

/**
 * The calculator's state is its address. What the address names, once it is valid, is what is asked for: on load
 * (the specification's automatic submit), after a submit, which only changes the address, and on going back and
 * forward. Submitting what the address says already asks again and adds nothing to the history, and nothing at all
 * while the answer is on its way.
 */
export function useCalculator(mode: CalculatorMode) {
  const location = useLocation();
  const navigate = useNavigate();
  const changeQuestion = useChangeQuestion();
  const api = useEmissionsApi();
  const [attempt, setAttempt] = useState(0);
  // What is shown follows the address once the page is brought to life; where one goes from here keeps all of it at once.
  const isHydrated = useHydrated();
  const search = isHydrated ? location.search : '';
  const today = useToday();
  const { entries, hasVersion, impossibleDates, question, questionProblems } = parseCalculatorQuery(search, today);
  const [entry] = entries.length === 1 ? entries : [];
  const draft = useDraft(entries, isHydrated);

  const isFlightAsked = mode === 'flight' && entry !== undefined && isFlightLegValid(entry, dateToYyyymmdd(today));
  const isRouteAsked = mode === 'route' && entry !== undefined && isMarketValid(entry);
  const flight = useOperation(api.flightEmissions, isFlightAsked ? [toFlight(entry)] : undefined, attempt);
  const typical = useOperation(
    api.typicalEmissions,
    isFlightAsked || isRouteAsked ? [toMarket(entry)] : undefined,
    // Each flight asks what is typical of its route, as each route does.
    isFlightAsked ? `${attempt} ${formatItinerary([entry])}` : attempt,
  );

  const main = mode === 'flight' ? flight : typical;
  const hasSeveralFlights = entries.length > 1;
  const isAnswerShown = hasSeveralFlights || (main.kind !== 'idle' && main.kind !== 'loading');
  const { target, onSubmit } = useResultFocus<HTMLElement>(`${PAGES[mode]}${search}`, isAnswerShown);

  /** The way back to the list goes along. */
  const goTo = (toMode: CalculatorMode, newSearch: string, replace = false) =>
    void navigate({ pathname: PAGES[toMode], search: newSearch }, { replace, state: location.state });
  const show = (newItinerary: string, isNew: boolean, replace: boolean) => {
    const newSearch = isNew ? withItinerary(location.search, newItinerary) : location.search;
    onSubmit(`${PAGES[mode]}${newSearch}`);
    if (isNew) {
      goTo(mode, newSearch, replace);
    } else if (main.kind !== 'loading') {
      setAttempt(attempt + 1);
    }
  };
  return {
    entries,
    draft,
    hasVersion,
    question,
    questionProblems,
    impossibleDates,
    today,
    flight,
    typical,
    /** What the mode asks for. */
    main,
    /** For what stands first of an answer: it gets the focus when the visitor asked for it. */
    answerStart: target,
    /** To be told which of the calculator's addresses the visitor follows. */
    onFollow: onSubmit,
    changeQuestion,
    chooseMode: (chosen: CalculatorMode) => goTo(chosen, location.search),
    submitRoute: (market: Market) => {
      const submitted = formatMarketItinerary(market);
      // The first question fills in the entry of the empty form; a further one is a step to go back over.
      show(submitted, entry === undefined || formatMarketItinerary(entry) !== submitted, !isRouteAsked);
    },
    submitFlights: (legs: readonly ItineraryEntry[]) => {
      const submitted = formatItinerary(legs);
      show(submitted, formatItinerary(entries) !== submitted, false);
    },
    /** To the calculator with one flight as its itinerary, and what it is told beside the address. */
    linkTo: (single: ItineraryEntry) => {
      const to = `${PAGES[mode]}${withItinerary(search, formatItinerary([single]))}`;
      // The result is what the visitor asked for with the link: it gets the focus.
      return { to, state: { allFlights: `${PAGES[mode]}${search}` }, onClick: () => onSubmit(to) };
    },
    hasSeveralFlights,
    /** Of the list that the visitor came from to this flight. */
    listAddress: isHydrated && entries.length <= 1 ? listAddressOf(location.state) : undefined,
  };
}

export type Calculator = ReturnType<typeof useCalculator>;

/**
 * The list of all flights that a visitor came to a flight from. The history keeps it; the address is only the flight's own, as specified.
 *
 * @param state - what the history keeps of any step, also of one that something else has written
 */
function listAddressOf(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'allFlights' in state && typeof state.allFlights === 'string'
    ? state.allFlights
    : undefined;
}
