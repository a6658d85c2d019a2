import type { TripLeg } from '@tim/itinerary';
import { dateToYyyymmdd } from '@tim/notation';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { TripFigures } from '../../shared/api/trip-api.ts';
import { useTripApi } from '../../shared/api/trip-api-context.ts';
import { responseOf } from '../../shared/api/outcome.ts';
import { useOperation } from '../../shared/api/use-operation.ts';
import { useHydrated } from '../../shared/ui/hydration.tsx';
import { useResultFocus } from '../../shared/ui/use-result-focus.ts';
import { useToday } from '../../shared/ui/use-today.ts';
import { legAnswer } from './leg-answer.ts';
import { legQuestion, tripQuestion } from './leg-question.ts';
import { EMPTY_TRIP_FORM, formOfTrip, tripOfForm, type TripForm } from './trip-form.ts';
import { parseTripQuery, tripAddress } from './trip-address.ts';

/** Direct flights alone, or connections too. */
export const COUNTED = ['direct', 'typical'] as const;

const NOTHING_ASKED: TripFigures = { flights: [], markets: [] };

/**
 * The page's state is its address, as the calculator's is: what it names is asked for, and a submit only changes it.
 * Submitting what the address says already asks again.
 */
export function useTrip() {
  const location = useLocation();
  const navigate = useNavigate();
  const api = useTripApi();
  const today = useToday();
  const [attempt, setAttempt] = useState(0);
  const isHydrated = useHydrated();
  const search = isHydrated ? location.search : '';
  const parsed = parseTripQuery(search);
  const trip = parsed.kind === 'trip' ? parsed.trip : undefined;

  // What was typed, until the address names something else: then the fields show that.
  const readable = parsed.kind === 'problems' ? parsed.readable : trip;
  const addressed = (readable && formOfTrip(readable)) ?? EMPTY_TRIP_FORM;
  const [draft, setDraft] = useState({ search, form: addressed });
  if (draft.search !== search) setDraft({ search, form: addressed });

  const legs = trip?.legs ?? [];
  const questions = legs.map((leg) => legQuestion(leg, dateToYyyymmdd(today)));
  const asked = tripQuestion(questions);
  const isAsked = asked.flights.length + asked.markets.length > 0;
  const state = useOperation(api, isAsked ? asked : undefined, attempt);
  // Without a question there is nothing to wait for; a call that fails is an answer of each leg that it was for.
  const figures = isAsked ? responseOf(state) : NOTHING_ASKED;
  const answers = legs.map((leg, index) => legAnswer(leg, questions[index], asked, figures, trip));
  const address = `${location.pathname}${search}`;
  const { target, onSubmit } = useResultFocus<HTMLHeadingElement>(address, trip !== undefined && figures !== undefined);

  const show = (next: string, replace: boolean) => {
    if (next === address) setAttempt(attempt + 1);
    else void navigate(next, { replace });
  };
  return {
    parsed,
    trip,
    answers,
    today,
    form: draft.form,
    // Several fields may change before the form is rendered again, when they were filled before the script arrived.
    changeForm: (change: Partial<TripForm>) => setDraft((last) => ({ ...last, form: { ...last.form, ...change } })),
    /** Takes the focus when the visitor asked for the result. */
    heading: target,
    submit: () => {
      const next = tripAddress(tripOfForm(draft.form, readable));
      onSubmit(next);
      show(next, trip === undefined);
    },
    /** Asks again for what the address names. */
    retry: () => {
      onSubmit(address);
      setAttempt(attempt + 1);
    },
    /** To be told which address of a trip the visitor follows: its result gets the focus. */
    onFollow: onSubmit,
    /** Counting other flights is no step to go back over. */
    count: (counted: (typeof COUNTED)[number]) => {
      if (trip) show(tripAddress({ ...trip, isTypical: counted === 'typical' || undefined }), true);
    },
    /** Another flight of a leg is a step to go back over; another cabin, which a keyboard passes by, is none. */
    changeLeg: (index: number, leg: TripLeg, isStep: boolean) => {
      if (trip) show(tripAddress({ ...trip, legs: trip.legs.with(index, leg) }), !isStep);
    },
  };
}

export type TripState = ReturnType<typeof useTrip>;
