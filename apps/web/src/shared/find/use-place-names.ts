import { useFinder } from './finder.tsx';

/** What a place is called, once the search's index is there: whoever used the form has it. It is not loaded for that. */
export function usePlaceNames(): (code: string) => string | undefined {
  const { finder } = useFinder();
  return (code) => finder?.places.named(code)?.name;
}
