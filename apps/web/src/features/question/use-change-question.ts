import type { Question } from '@tim/itinerary';
import { useLocation, useNavigate } from 'react-router-dom';
import { withQuestion } from './question-address.ts';

/** Another cabin, more people, the way back or one airline are the same result seen otherwise: no step in the history. */
export function useChangeQuestion(): (change: Partial<Question>) => void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return (change) =>
    void navigate(
      { pathname, search: withQuestion(search, change), hash },
      { replace: true, state, preventScrollReset: true },
    );
}
