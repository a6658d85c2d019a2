/** The headline as a drawing of its own, for articles and slides: light on every screen, with its source in it. */

import { drawCard, type FigureBar } from '@tim/figure';
import { OWN_LANGUAGE } from '@tim/languages';
import { TAKE_ALONG } from './texts.ts';
import { JOIN } from '../../shared/texts.ts';
import { comparisonWords, computedWords, figureWords, perWords, plain } from '../result/facts/facts-words.ts';
import type { ResultFacts } from '../result/facts/result-facts.ts';
import { isoDate, shortSubject, subjectWords } from '../result/facts/subject-words.ts';

/** A result's headline as an SVG, drawn as /v1/figures draws one. */
export function pictureSvg(facts: ResultFacts): string {
  const { texts } = facts.headline;
  const day = facts.flight?.departureDate;
  const about = [day && isoDate(day), texts.aircraft].filter(Boolean).join(' · ') || TAKE_ALONG.picture.ofRoute;
  const content = {
    language: OWN_LANGUAGE,
    subject: shortSubject(facts),
    about,
    figure: plain(texts.figure ?? ''),
    per: perWords(facts),
    bar: barOf(facts),
    comparison: comparisonWords(facts),
    source: `${TAKE_ALONG.picture.source} ${computedWords(facts)}`,
    foot: `${facts.address} · ${TAKE_ALONG.picture.readOn} ${isoDate(facts.madeOn)}`,
    description: pictureAltText(facts),
  };
  return drawCard(content, 'light');
}

/** Where the page's own bar has its parts; undefined where there is no figure. */
function barOf({ headline: { texts, places } }: ResultFacts): FigureBar | undefined {
  if (places['--figure'] === undefined) return undefined;
  const share = (name: `--${string}`) => Number.parseFloat(places[name] ?? '0') / 100;
  return {
    low: share('--low'),
    high: share('--low') + share('--width'),
    figure: share('--figure'),
    typical: texts.typical === undefined ? undefined : share('--typical'),
    end: plain(texts.axisEnd ?? ''),
    typicalMark: texts.typical === undefined ? undefined : plain(texts.typical),
  };
}

/** The picture in words, for those who do not see it. */
export function pictureAltText(facts: ResultFacts): string {
  const spoken = facts.headline.texts.spoken ?? '';
  return `${JOIN.labelled(subjectWords(facts), figureWords(facts))}. ${spoken} ${TAKE_ALONG.picture.source} ${computedWords(facts)} ${TAKE_ALONG.picture.readOn} ${isoDate(facts.madeOn)}.`;
}
