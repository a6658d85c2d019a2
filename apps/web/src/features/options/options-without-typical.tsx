import { UnavailableReason } from '@tim/messages';
import type { ComponentProps } from 'react';
import type { EmptyReason } from '../../shared/api/outcome.ts';
import { OptionsSection } from './options-section.tsx';

type OptionsWithoutTypicalProps = Pick<ComponentProps<typeof OptionsSection>, 'entry' | 'question' | 'onFollow'> & {
  /** Why the route has no typical figure. */
  readonly reason: EmptyReason;
};

/** The ways to fly a route of which there are too few for a typical figure; nothing where none is known. */
export function OptionsWithoutTypical({ entry, reason, question, onFollow }: OptionsWithoutTypicalProps) {
  if (reason.unavailableReason !== UnavailableReason.NO_KNOWN_SERVICE) return null;
  const cabin = question.cabin ?? 'economy';
  return <OptionsSection entry={entry} cabin={cabin} question={question} onFollow={onFollow} isWithoutTypical />;
}
