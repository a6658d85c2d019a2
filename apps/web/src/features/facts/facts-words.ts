/** The sentences in which text, citation, picture and statement say the same facts. */

import { formatKilograms, formatNumber, formatWhole, roundRange } from '@tim/format';
import { fill } from '@tim/languages';
import type { ModelVersion } from '@tim/messages';
import { parseYyyymmdd } from '@tim/notation';
import { JOIN } from '../../shared/join.ts';
import { SCOPE } from '../../shared/texts.ts';
import { COMPUTED_BY, FACTS } from './texts.ts';
import { CABIN_NAMES } from '../../shared/cabin-names.ts';
import { isUsual } from '../headline/asked-figure.ts';
import { journeyText } from '../question/asked-words.ts';
import { HEADLINE } from '../headline/texts.ts';
import type { CabinFacts, ResultFacts } from './result-facts.ts';
import type { Versions } from './stated.ts';
import { plain } from './plain.ts';
import { quotedDate } from './subject-words.ts';

/** "About 320 kg CO2e per person in economy, between 270 and 370 kg, one way": as the page shows it first. */
export function figureWords(facts: ResultFacts): string {
  return plain(`${facts.headline.texts.figure ?? ''} ${perWords(facts)}`);
}

/** "per person in economy, between 270 and 370 kg, one way"; for several, or there and back, the headline says which. */
export function perWords({ headline: { texts, bar }, question }: ResultFacts): string {
  const isUnsaid = bar !== undefined && isUsual(question);
  return plain(JOIN.clauses([texts.per ?? '', ...(isUnsaid ? [journeyText(question)] : [])]));
}

/** What the figure stands beside; empty where there is nothing. */
export function comparisonWords({ headline: { texts } }: ResultFacts): string {
  return plain(texts.comparison ?? '');
}

/** "Economy 319.2 kg (270 to 371)"; the range as the headline has it. A cabin that is not on board has no figure. */
export function cabinWords({ cabin, isOnBoard, wellToWakeKg, lowKg, highKg }: CabinFacts): string {
  const name = CABIN_NAMES[cabin];
  if (isOnBoard === false) return fill(FACTS.noFigureOf, { what: name, noFigure: HEADLINE.notOnBoard });
  if (wellToWakeKg === undefined) return fill(FACTS.noFigureOf, { what: name, noFigure: HEADLINE.noFigure });
  const ends = roundRange(wellToWakeKg, lowKg, highKg);
  const figure = fill(FACTS.figureOf, { what: name, kg: formatNumber(wellToWakeKg, 1) });
  return ends.lowKg === undefined || ends.highKg === undefined
    ? figure
    : JOIN.aside(figure, fill(FACTS.range, { low: formatWhole(ends.lowKg), high: formatWhole(ends.highKg) }));
}

/** "Economy: tank-to-wake 265.4 kg, well-to-tank 53.8 kg"; undefined where the parts are not known. */
export function partsWords({ cabin, tankToWakeKg, wellToTankKg }: CabinFacts): string | undefined {
  return !tankToWakeKg || !wellToTankKg
    ? undefined
    : fill(FACTS.parts, {
        cabin: CABIN_NAMES[cabin],
        tankToWake: formatKilograms(tankToWakeKg),
        wellToTank: formatKilograms(wellToTankKg),
      });
}

/** "Airbus A330-300 (A333), a type known on this route". */
export function aircraftWords({ aircraft }: Pick<ResultFacts, 'aircraft'>): string | undefined {
  if (aircraft === undefined) return undefined;
  const { name, icaoCode, basis } = aircraft;
  return JOIN.clauses([[name, icaoCode && `(${icaoCode})`].filter(Boolean).join(' '), basis ?? ''].filter(Boolean));
}

/** "3.0.0". */
export function modelVersionText({ major, minor, patch }: ModelVersion): string {
  return `${major}.${minor}.${patch}`;
}

/** "Travel Impact Model 3.0.0, data of 2026-07-01; engine 0.2.0". */
export function versionWords({ modelVersion, engineVersion }: Versions): string {
  const engine = engineVersion === undefined ? '' : fill(FACTS.engine, { version: engineVersion });
  if (modelVersion === undefined) return engine;
  const date = parseYyyymmdd(modelVersion.dated);
  const version = modelVersionText(modelVersion);
  const model = date
    ? fill(FACTS.modelWithDataOf, { version, dataOf: quotedDate(date) })
    : fill(FACTS.model, { version });
  return JOIN.items([model, engine].filter(Boolean));
}

/** How a citation names the version: of an estimate by the open engine it says that it is one, and whose it is not. */
export function citedVersionWords(
  facts: Versions & { readonly computedBy: readonly ResultFacts['computedBy'][] },
): string {
  const estimate = facts.computedBy.includes('engine') ? SCOPE.engineEstimate : '';
  return JOIN.items([estimate, versionWords(facts)].filter(Boolean));
}

/** Who computed it, by which version, and whose it is not. */
export function computedWords(facts: Versions & Pick<ResultFacts, 'computedBy'>): string {
  const by = [COMPUTED_BY[facts.computedBy], ...(facts.computedBy === 'label' ? [] : [versionWords(facts)])];
  return JOIN.sentences([
    `${JOIN.clauses(by)}${JOIN.stop}`,
    ...(facts.computedBy === 'engine' ? [SCOPE.notGoogles] : []),
  ]);
}
