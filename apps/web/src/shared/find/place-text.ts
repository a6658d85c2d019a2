import type { Place } from '@tim/find';
import { fill } from '@tim/languages';
import { JOIN } from '../join.ts';
import { FIND } from './texts.ts';

/** "London Heathrow Airport", "London, all airports". */
export function placeText({ kind, name, isClosed }: Place): string {
  if (kind === 'city') return fill(FIND.cityWithAll, { city: name });
  return isClosed ? JOIN.clauses([name, FIND.closed]) : name;
}
