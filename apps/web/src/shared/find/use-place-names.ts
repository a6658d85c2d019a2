import type { Place } from '@tim/find';
import { useFinder } from './finder.tsx';

const wholeName = ({ name }: Place) => name;

/**
 * What a place is called, once the search's index is there: whoever used the form has it. It is not loaded for that.
 *
 * @param nameIn - which of a place's names; its own, whole, where nothing else is said
 */
export function usePlaceNames(nameIn: (place: Place) => string = wholeName): (code: string) => string | undefined {
  const { finder } = useFinder();
  return (code) => {
    const place = finder?.places.named(code);
    return place && nameIn(place);
  };
}
