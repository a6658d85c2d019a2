/** A figure as a drawing of its own, for articles and slides: light on every screen, with its source in it. */

import { drawCard, type CardContent } from '@tim/figure';
import { OWN_LANGUAGE } from '@tim/languages';
import type { CalendarDate } from '@tim/notation';
import { JOIN } from '../../shared/join.ts';
import { quotedDate } from './subject-words.ts';
import { PICTURE } from './texts.ts';

export type Card = Omit<CardContent, 'language' | 'source' | 'foot' | 'description'> & {
  /** The figure and what it is of, in sentences. */
  readonly spoken: string;
  /** Who computed it, in sentences. */
  readonly computed: string;
  /** Where it is found again. */
  readonly address: string;
  readonly madeOn: CalendarDate;
};

/** Drawn as /v1/figures draws one. */
export function cardSvg(card: Card): string {
  const { spoken: _, computed, address, madeOn, ...content } = card;
  const source = JOIN.sentences([PICTURE.source, computed]);
  const foot = `${address} · ${PICTURE.readOn} ${quotedDate(madeOn)}`;
  return drawCard({ ...content, source, foot, language: OWN_LANGUAGE, description: cardAltText(card) }, 'light');
}

/** The picture in words, for those who do not see it. */
export function cardAltText({ spoken, computed, madeOn }: Card): string {
  return JOIN.sentences([spoken, PICTURE.source, computed, `${PICTURE.readOn} ${quotedDate(madeOn)}${JOIN.stop}`]);
}
