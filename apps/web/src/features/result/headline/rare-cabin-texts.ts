import type { TypicalFigures } from '../../../shared/api/answers.ts';
import { CABINS_IN_TEXT } from '../cabin-names.ts';
import { RESULTS } from '../texts.ts';
import type { Shares } from './asked-figure.ts';

/** A sentence for each cabin that is asked for and that most ways to fly the route have not. */
export const rareCabinTexts = ({ message: { rareCabins } }: TypicalFigures, shares: Shares): readonly string[] =>
  shares.flatMap(([cabin]) =>
    rareCabins.includes(cabin) ? [RESULTS.headline.mostWithout(CABINS_IN_TEXT[cabin])] : [],
  );
