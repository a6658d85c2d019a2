import type { Figures } from '../headline/chart-places.ts';
import type { AircraftFound, AircraftUsed, Working, WorkingStep } from '@tim/messages';
import { ownExplanations } from '@tim/words';
import { fill } from '@tim/languages';
import { Accordion, Box } from '@chakra-ui/react';
import { WORKING } from './texts.ts';
import { JOIN } from '../../shared/join.ts';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { filled } from './calculation.ts';
import { SeatFloor } from './seat-floor.tsx';
import { StepItem } from './step-item.tsx';
import { RangePart, TypesPart } from './uncertainty.tsx';

export type WorkingProps = {
  readonly working: Working;
  readonly figures: Figures;
  /** The one the figures stand for; undefined where the answer does not say. */
  readonly aircraft?: AircraftUsed | undefined;
  /** How it was found. */
  readonly aircraftFound?: AircraftFound | undefined;
};

/** What the figures rest on: in short, step by step, and how sure it is. As computed, never worked out anew. */
export function WorkingBody({ working, figures, aircraft, aircraftFound }: WorkingProps) {
  return (
    <Box display="flex" flexDirection="column" gap="8" pt="4" pb="6">
      <InShort steps={working.steps} />
      <SeatFloor steps={working.steps} />
      <div>
        <Heading as="h3" size="h3">
          {WORKING.stepsHeading}
        </Heading>
        <Text size="small" tone="muted" mt="1" mb="3">
          {WORKING.stepsIntroduction}
        </Text>
        <Accordion.Root asChild multiple size="sm" borderTop="1px solid {colors.border}">
          <ol>
            {working.steps.map((step, index) => (
              <StepItem key={step.key} step={step} number={index + 1} />
            ))}
          </ol>
        </Accordion.Root>
      </div>
      {figures.range && <RangePart figures={figures} range={figures.range} />}
      {aircraft && <TypesPart aircraft={aircraft} found={aircraftFound} />}
      {working.engineVersion && (
        <Text size="small" tone="muted">
          {fill(WORKING.engineVersion, { version: working.engineVersion })}
        </Text>
      )}
    </Box>
  );
}

/** The whole way in a few sentences with this result's numbers; nothing where the steps are others. */
function InShort({ steps }: { readonly steps: readonly WorkingStep[] }) {
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
