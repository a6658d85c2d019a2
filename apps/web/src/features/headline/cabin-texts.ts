import { CABIN_CLASSES, type CabinClass } from '@tim/engine';
import { kilogramsText } from '../../shared/kilograms-text.ts';
import { HEADLINE } from './texts.ts';
import { figureOf, oneIn } from './asked-figure.ts';
import type { Figures, Missing } from './chart-places.ts';

export type CabinSlot = `${'value' | 'note'}-${CabinClass}`;

/** Of each cabin its figure, and what is to be said of it where few or no ways have it. */
export function cabinTexts(figures: Figures, missing: Missing, rare: readonly string[] = []) {
  return Object.fromEntries(
    CABIN_CLASSES.flatMap((cabin) => {
      const { kg } = figureOf(figures, oneIn(cabin));
      const value = kg === undefined ? HEADLINE.noFigure : kilogramsText(kg);
      return [
        [`value-${cabin}`, missing.has(cabin) ? HEADLINE.missing : value],
        [`note-${cabin}`, noteOf(missing.has(cabin), rare.includes(cabin))],
      ];
    }),
  ) as Record<CabinSlot, string>;
}

function noteOf(isMissing: boolean, isRare: boolean): string {
  if (isMissing) return HEADLINE.notOnBoard;
  return isRare ? HEADLINE.onFewWays : '';
}
