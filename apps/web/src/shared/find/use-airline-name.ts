import { useEffect } from 'react';
import { useFinder } from './finder.tsx';

/**
 * What an airline is called that an address names by its code. The search's index is loaded where no answer names it.
 *
 * @param code - empty where none is named
 * @param known - as an answer calls it
 */
export function useAirlineName(code: string, known: string | undefined): string | undefined {
  const { finder, load } = useFinder();
  const isUnnamed = code !== '' && known === undefined;
  useEffect(() => {
    if (isUnnamed) load();
  }, [isUnnamed, load]);
  return known ?? finder?.carriers.named(code)?.name;
}
