import { Box, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { AlongProps } from '../../features/result/facts/result-facts.ts';
import type { Note } from '../../features/result/note.ts';
import { NotesSection } from '../../features/result/notes-section.tsx';
import { ResultAddress } from '../../features/result/result-address.tsx';
import { RESULTS } from '../../features/result/texts.ts';
import { QuoteSection, StatementSection } from '../../features/take-along/take-along-section.tsx';
import { OthersSection } from '../../features/other-methods/other-methods-section.tsx';
import { WhatIfSection } from '../../features/what-if/what-if-section.tsx';
import { WorkingSection } from '../../features/working/working-section.tsx';
import { Heading } from '../../shared/ui/typography.tsx';
import { OembedLink } from './oembed-link.tsx';

type ResultFootProps = AlongProps & {
  readonly notes: readonly Note[];
  /** Other questions that a visitor may go on with. */
  readonly further?: ReactNode;
};

const NO_AIRCRAFT = { aircraft: undefined, aircraftFound: undefined };

/** Three ways on from a figure: how sure it is, what it would be otherwise, and how to take it along. */
export function ResultFoot({ notes, further, ...props }: ResultFootProps) {
  const { answer, entry, cabin } = props;
  const { working } = answer.figures;
  const { aircraft, aircraftFound } = answer.kind === 'flight' ? answer.figures : NO_AIRCRAFT;
  return (
    <>
      <Group heading={RESULTS.groups.sure}>
        <NotesSection notes={notes} />
        {working && (
          <WorkingSection
            working={working}
            figures={answer.figures}
            aircraft={aircraft}
            aircraftFound={aircraftFound}
          />
        )}
        <StatementSection {...props} />
      </Group>
      {(further !== undefined || working) && (
        <Group heading={RESULTS.groups.compare}>
          {working && aircraft && answer.kind === 'flight' && <WhatIfSection entry={entry} answer={answer.figures} />}
          {working && (
            <OthersSection
              origin={entry.origin}
              destination={entry.destination}
              cabin={cabin}
              answer={answer.figures}
            />
          )}
          {further}
        </Group>
      )}
      <Group heading={RESULTS.groups.keep}>
        <QuoteSection {...props} />
        <ResultAddress />
        <OembedLink />
      </Group>
    </>
  );
}

function Group({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: '12rem minmax(0, 1fr)', _print: 'minmax(0, 1fr)' }}
      columnGap="4"
      mt={{ base: '5', _print: '0' }}
    >
      <Heading as="h3" size="h4" py={{ md: '2.5' }} data-print="hide">
        {heading}
      </Heading>
      <Box minWidth="0">{children}</Box>
    </Grid>
  );
}
