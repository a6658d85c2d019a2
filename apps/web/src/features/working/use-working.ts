import { toFlight, toMarket, type ItineraryEntry } from '@tim/itinerary';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useEmissionsApi } from '../../shared/api/api-context.tsx';
import type { FlightFigures, TypicalFigures } from '../../shared/api/answers.ts';
import type { Outcome } from '../../shared/api/outcome.ts';
import { useOperation } from '../../shared/api/use-operation.ts';
import type { Answer } from '../facts/result-facts.ts';
import { hasWorking, isTypicalFromOpenEngine } from '../../shared/api/open-engine.ts';
import { openFolds } from '../result/open-folds.ts';

type AnswerWithWorking = {
  /** The answer with how it came about; the answer itself where who gave it tells nothing of that. */
  readonly outcome: Outcome<Answer>;
  /** Whether who answered can tell. */
  readonly isTold: boolean;
  readonly onRetry: () => void;
};

/** A result with how it came about: asked for when a part of the page that shows it is opened, and kept from then on. */
export function useWorking(entry: ItineraryEntry, answer: Answer): AnswerWithWorking {
  const api = useEmissionsApi();
  const { hash } = useLocation();
  const isOpen = openFolds(hash).length > 0;
  const [isWanted, setIsWanted] = useState(isOpen);
  if (isOpen && !isWanted) setIsWanted(true);
  const [attempt, setAttempt] = useState(0);
  const isFlight = answer.kind === 'flight';
  const isTold = isFlight ? hasWorking(answer.figures) : isTypicalFromOpenEngine(answer.figures);
  const isAsked = isWanted && isTold;
  const flight = useOperation(api.flightWorking, isAsked && isFlight ? [toFlight(entry)] : undefined, attempt);
  const route = useOperation(api.typicalWorking, isAsked && !isFlight ? [toMarket(entry)] : undefined, attempt);
  return {
    outcome: isTold ? answerOf(answer, flight, route) : asResult(answer),
    isTold,
    onRetry: () => setAttempt(attempt + 1),
  };
}

function answerOf(answer: Answer, flight: Outcome<FlightFigures>, route: Outcome<TypicalFigures>): Outcome<Answer> {
  if (answer.kind === 'route') {
    if (route.kind !== 'result') return route;
    return asResult({ ...answer, figures: { ...answer.figures, working: route.response.working } });
  }
  return flight.kind === 'result' ? asResult({ ...answer, figures: flight.response }) : flight;
}

const asResult = (response: Answer): Outcome<Answer> => ({ kind: 'result', response });
