import { fill } from '@tim/languages';
import type { FiguresOfSome, FlightFigures } from '../../shared/api/answers.ts';
import { CABINS_IN_TEXT } from '../../shared/cabin-names.ts';
import { HEADLINE } from './texts.ts';
import type { Shares } from './asked-figure.ts';

/** A sentence for each cabin that is asked for and that most ways to fly the route have not, or none has. */
export const rareCabinTexts = (
  { rareCabins, missingCabins }: Pick<FiguresOfSome, 'rareCabins' | 'missingCabins'>,
  shares: Shares,
): readonly string[] =>
  shares.flatMap(([cabin]) => {
    if (missingCabins.includes(cabin)) return [fill(HEADLINE.noneWith, { cabin: CABINS_IN_TEXT[cabin] })];
    return rareCabins.includes(cabin) ? [fill(HEADLINE.mostWithout, { cabin: CABINS_IN_TEXT[cabin] })] : [];
  });

/** The same of a flight: a sentence for each that its aircraft has not. */
export const missingCabinTexts = ({ message: { missingCabins } }: FlightFigures, shares: Shares): readonly string[] =>
  shares.flatMap(([cabin]) =>
    missingCabins.includes(cabin) ? [fill(HEADLINE.flightWithout, { cabin: CABINS_IN_TEXT[cabin] })] : [],
  );
