import type { Station } from '@tim/find';
import { fill } from '@tim/languages';
import { placeText } from './place-text.ts';
import { FIND } from './texts.ts';

/** What is said of a code that is a railway station's: which one, and which airport is nearby. */
export function stationText(typedCode: string, { name, near }: Station): string {
  const code = typedCode.toUpperCase();
  return near
    ? fill(FIND.stationNear, { code, name, place: placeText(near), placeCode: near.code })
    : fill(FIND.station, { code, name });
}
