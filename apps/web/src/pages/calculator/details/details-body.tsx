import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PAGES } from '../../../config/pages.ts';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { Heading, Text } from '../../../shared/ui/typography.tsx';
import { figureWords } from '../../../features/facts/facts-words.ts';
import type { ShareProps } from '../../../features/facts/result-facts.ts';
import { directFirst } from '../../../features/headline/direct-first.ts';
import { subjectWords } from '../../../features/facts/subject-words.ts';
import { aircraftNotes } from '../../../features/notes/flight-notes.ts';
import type { Note } from '../../../features/notes/note.ts';
import { Notes } from '../../../features/notes/notes.tsx';
import { Statement } from '../../../features/share/statement.tsx';
import { useFacts } from '../../../features/share/use-facts.ts';
import { WorkingBody } from '../../../features/working/working-body.tsx';
import { DETAILS } from './texts.ts';

export type DetailsProps = ShareProps & {
  readonly notes: readonly Note[];
  /** Stands where the working would, if it did not come. */
  readonly noWorking?: ReactNode;
};

/** A figure, how it came about and how sure it is, what a reader should know about it, and what it covers. */
export function DetailsBody({ notes, noWorking, ...along }: DetailsProps) {
  const facts = useFacts(along)();
  const { answer } = along;
  const { working } = answer.figures;
  const flight = answer.kind === 'flight' ? answer.figures : undefined;
  const ofWorking = working && flight?.aircraft ? aircraftNotes(flight.aircraft, flight.aircraftFound) : [];
  const furtherNotes = notes.filter(({ text }) => ofWorking.every((note) => note.text !== text));
  return (
    <>
      <Text mt="4">{subjectWords(facts)}</Text>
      <Text fontWeight="medium">{figureWords(facts)}</Text>
      {working ? (
        <WorkingBody
          working={working}
          figures={answer.kind === 'route' ? directFirst(answer.figures) : answer.figures}
          aircraft={flight?.aircraft}
          aircraftFound={flight?.aircraftFound}
        />
      ) : (
        noWorking
      )}
      <Heading as="h3" size="h3">
        {DETAILS.covers}
      </Heading>
      <Stack gap="3" mb="6">
        <Notes notes={furtherNotes} isFromOpenEngine={false} />
        <Text size="small" data-print="hide">
          <TextLink to={PAGES.glossary}>{DETAILS.glossary}</TextLink>
        </Text>
      </Stack>
      <Statement {...along} />
    </>
  );
}
