import { SHARE } from './texts.ts';
import { JOIN } from '../../shared/join.ts';
import type { Card } from '../facts/card-svg.ts';
import { comparisonWords, computedWords, figureWords, perWords } from '../facts/facts-words.ts';
import { plain } from '../facts/plain.ts';
import type { ResultFacts } from '../facts/result-facts.ts';
import { quotedDate, shortSubject, subjectWords } from '../facts/subject-words.ts';

/** All that a picture of a result's headline says. */
export function resultCard(facts: ResultFacts): Card {
  const { texts, bar } = facts.headline;
  const day = facts.flight?.departureDate;
  const about = [day && quotedDate(day), texts.aircraft].filter(Boolean).join(' · ') || SHARE.picture.ofRoute;
  return {
    subject: shortSubject(facts),
    about,
    figure: plain(texts.figure ?? ''),
    per: perWords(facts),
    bar: bar && { ...bar, end: plain(texts.axisEnd ?? ''), typicalMark: texts.typical && plain(texts.typical) },
    comparison: comparisonWords(facts),
    spoken: JOIN.sentences([
      JOIN.labelled(subjectWords(facts), figureWords(facts)) + JOIN.stop,
      ...(texts.spoken === undefined ? [] : [texts.spoken]),
    ]),
    computed: computedWords(facts),
    address: facts.address,
    madeOn: facts.madeOn,
  };
}
