import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { addressOf } from '../../config/pages.ts';
import { useFinder } from '../../shared/find/finder.tsx';
import { useToday } from '../../shared/ui/use-today.ts';
import { resultFacts, type Names, type ResultFacts, type ShareProps } from '../facts/result-facts.ts';

/** What is known of the result at the time of asking. */
export function useFacts(props: ShareProps): () => ResultFacts {
  const { pathname, search } = useLocation();
  const today = useToday();
  const names = useNames();
  return () =>
    resultFacts({ ...props, names, address: `${window.location.origin}${addressOf(pathname)}${search}`, today });
}

/** Names come with the search's index; until then, and without it, codes do. */
function useNames(): Names | undefined {
  const { finder, load } = useFinder();
  useEffect(load, [load]);
  return (
    finder && {
      place: (code) => {
        const { name, cityName: city } = finder.places.named(code) ?? {};
        return name === undefined || city === undefined ? undefined : { name, city };
      },
      carrier: (code) => finder.carriers.named(code)?.name,
    }
  );
}
