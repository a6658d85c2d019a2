import type { WorkingStep } from '@tim/messages';
import { ownExplanations } from '@tim/words';
import { WORKING } from './texts.ts';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { JOIN } from '../../shared/join.ts';
import { filled } from './calculation.ts';

/** The whole way in a few sentences with this result's numbers; nothing where the steps are others. */
export function InShort({ steps }: { readonly steps: readonly WorkingStep[] }) {
  const sentences = ownExplanations.shortStory.flatMap(({ key, text }) => {
    const step = steps.find((one) => one.key === key);
    return (step && filled(text, step)) ?? [];
  });
  return sentences.length < ownExplanations.shortStory.length ? null : (
    <div>
      <Heading as="h3" size="h3">
        {WORKING.shortHeading}
      </Heading>
      <Text mt="1">{JOIN.sentences(sentences)}</Text>
    </div>
  );
}
