import {
  dateToYyyymmdd,
  formatItinerary,
  formatMarketItinerary,
  toFlight,
  toMarket,
  type ItineraryEntry,
} from '@tim/itinerary';
import type { Market } from '@tim/messages';
import { isFlightLegValid, isMarketValid } from '@tim/validation';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useEmissionsApi } from '../../api/api-context.tsx';
import { useOperation } from '../../api/use-operation.ts';
import { useHydrated } from '../../components/hydration.tsx';
import { useToday } from '../../components/use-today.ts';
import { useResultFocus } from './use-result-focus.ts';
import { parseCalculatorQuery, pathOfMode, withItinerary, type CalculatorMode } from './calculator-address.ts';

/**
 * The calculator's state is its address. What the address names, once it is valid, is what is asked for: on load
 * (the specification's automatic submit), after a submit, which only changes the address, and on going back and
 * forward. Submitting what the address says already asks again and adds nothing to the history, and nothing at all
 * while the answer is on its way.
 */
export function useCalculator(mode: CalculatorMode) {
  const location = useLocation();
  const navigate = useNavigate();
  const api = useEmissionsApi();
  const [attempt, setAttempt] = useState(0);
  // What is shown follows the address once the page is brought to life; where one goes from here keeps all of it at once.
  const search = useHydrated() ? location.search : '';
  const today = useToday();
  const { entries, hasVersion } = parseCalculatorQuery(search, today);
  const [entry] = entries.length === 1 ? entries : [];

  const isFlightAsked = mode === 'flight' && entry !== undefined && isFlightLegValid(entry, dateToYyyymmdd(today));
  const isRouteAsked = mode === 'route' && entry !== undefined && isMarketValid(entry);
  const flight = useOperation(api.flightEmissions, isFlightAsked ? [toFlight(entry)] : undefined, attempt);
  const typical = useOperation(
    api.typicalEmissions,
    isFlightAsked || isRouteAsked ? [toMarket(entry)] : undefined,
    attempt,
  );

  const main = mode === 'flight' ? flight : typical;
  const isResultShown = main.status === 'settled' && main.outcome.kind === 'result';
  const { heading, onSubmit } = useResultFocus(`${pathOfMode(mode)}${search}`, isResultShown);

  const show = (newItinerary: string, isNew: boolean, replace: boolean) => {
    const newSearch = isNew ? withItinerary(location.search, newItinerary) : location.search;
    onSubmit(`${pathOfMode(mode)}${newSearch}`);
    if (isNew) {
      void navigate({ pathname: pathOfMode(mode), search: newSearch }, { replace });
    } else if (main.status !== 'loading') {
      setAttempt(attempt + 1);
    }
  };
  return {
    entries,
    hasVersion,
    today,
    flight,
    typical,
    /** For the heading of the result, which gets the focus when it was asked for. */
    resultHeading: heading,
    chooseMode: (chosen: CalculatorMode) => void navigate({ pathname: pathOfMode(chosen), search: location.search }),
    submitRoute: (market: Market) => {
      const submitted = formatMarketItinerary(market);
      show(submitted, entry === undefined || formatMarketItinerary(entry) !== submitted, true);
    },
    submitFlights: (legs: readonly ItineraryEntry[]) => {
      const submitted = formatItinerary(legs);
      show(submitted, formatItinerary(entries) !== submitted, false);
    },
    addressOf: (single: ItineraryEntry) => `${pathOfMode(mode)}${withItinerary(search, formatItinerary([single]))}`,
    hasSeveralFlights: entries.length > 1,
  };
}

export type Calculator = ReturnType<typeof useCalculator>;
