import { CABIN_CLASSES } from '@tim/engine';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useFinder } from '../../find/finder.tsx';
import { useToday } from '../../use-today.ts';
import { HEADLINE_ID } from '../headline/fill-headline.ts';
import { type AlongProps, resultFacts, type Names, type ResultFacts } from './result-facts.ts';

/** What is known of the result at the time of asking, in the cabin that the headline shows then. */
export function useFacts({ entry, answer }: AlongProps): () => ResultFacts {
  const { pathname, search } = useLocation();
  const today = useToday();
  const names = useNames();
  return () =>
    resultFacts({
      entry,
      answer,
      cabin: shownCabin(),
      names,
      address: `${window.location.origin}${pathname}${search}`,
      today,
    });
}

/** The headline keeps its choice in the page, where the visitor may have made it before the application ran. */
function shownCabin() {
  const chosen = document.querySelector<HTMLInputElement>(`#${HEADLINE_ID} input:checked`)?.value;
  return CABIN_CLASSES.find((cabin) => cabin === chosen);
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
