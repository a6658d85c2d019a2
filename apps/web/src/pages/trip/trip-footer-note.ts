import { fill } from '@tim/languages';
import type { FooterNote } from '../../shared/ui/footer-note.tsx';
import { flightComputedBy, typicalComputedBy } from '../../shared/api/computed-by.ts';
import { CALCULATOR } from '../../features/calculator/texts.ts';
import { modelVersionText } from '../../features/facts/facts-words.ts';
import { legFigures, type LegAnswer } from '../../features/trip/leg-answer.ts';

/** What the footer says of a trip: the model's version of its first figure, and who computed that. */
export function tripFooterNote(answers: readonly LegAnswer[]): FooterNote {
  const [first] = legFigures(answers);
  if (first === undefined) return {};
  const version = (first.flight ?? first.typical).modelVersion;
  return {
    prefix: version && fill(CALCULATOR.modelVersion, { version: modelVersionText(version) }),
    provider: first.flight ? flightComputedBy(first.flight) : typicalComputedBy(first.typical),
  };
}
