import { MOST_PEOPLE } from '@tim/itinerary';
import { fill } from '@tim/languages';
import { PEOPLE_FIELD } from './texts.ts';

/** Which numbers of people may be typed. */
export const PEOPLE_RULE = fill(PEOPLE_FIELD.rule, { most: MOST_PEOPLE });
