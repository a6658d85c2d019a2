import { Box, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { AlongProps } from '../../features/result/facts/result-facts.ts';
import { FoldComing } from '../../features/result/fold.tsx';
import type { Note } from '../../features/result/note.ts';
import { NotesSection } from '../../features/result/notes-section.tsx';
import { ResultAddress } from '../../features/result/result-address.tsx';
import { RESULTS } from '../../features/result/texts.ts';
import { QuoteSection, StatementSection } from '../../features/take-along/take-along-section.tsx';
import { OthersSection } from '../../features/other-methods/other-methods-section.tsx';
import { WhatIfSection } from '../../features/what-if/what-if-section.tsx';
import { useWorking } from '../../features/working/use-working.ts';
import { WorkingSection } from '../../features/working/working-section.tsx';
import { responseOf, type Outcome } from '../../shared/api/outcome.ts';
import { FailedPart } from '../../shared/ui/later.tsx';
import { Heading } from '../../shared/ui/typography.tsx';
import { OembedLink } from './oembed-link.tsx';

type ResultFootProps = AlongProps & {
  readonly notes: readonly Note[];
  /** Other questions that a visitor may go on with. */
  readonly further?: ReactNode;
};

/** Three ways on from a figure: how sure it is, what it would be otherwise, and how to take it along. */
export function ResultFoot({ notes, further, ...props }: ResultFootProps) {
  const { answer, entry, cabin } = props;
  const { outcome, isTold, onRetry } = useWorking(entry, answer);
  const full = responseOf(outcome);
  const figures = full?.figures;
  const flight = full?.kind === 'flight' ? full.figures : undefined;
  const working = figures?.working;
  // Without how it came about, the figure can still be taken along.
  const along = full || isFailed(outcome) ? { ...props, answer: full ?? answer } : undefined;
  const instead = isFailed(outcome) || full ? <FailedPart onRetry={onRetry} /> : <FoldComing />;
  return (
    <>
      <Group heading={RESULTS.groups.sure}>
        <NotesSection notes={notes} />
        {isTold && (
          <WorkingSection
            props={
              figures &&
              working && { working, figures, aircraft: flight?.aircraft, aircraftFound: flight?.aircraftFound }
            }
            instead={instead}
          />
        )}
        <StatementSection props={along} instead={instead} />
      </Group>
      {(further !== undefined || isTold) && (
        <Group heading={RESULTS.groups.compare}>
          {isTold && answer.kind === 'flight' && answer.figures.aircraft && (
            <WhatIfSection props={flight && { entry, answer: flight }} instead={instead} />
          )}
          {isTold && (
            <OthersSection
              props={
                figures && working && { origin: entry.origin, destination: entry.destination, cabin, answer: figures }
              }
              instead={instead}
            />
          )}
          {further}
        </Group>
      )}
      <Group heading={RESULTS.groups.keep}>
        <QuoteSection props={along} instead={instead} />
        <ResultAddress />
        <OembedLink />
      </Group>
    </>
  );
}

const isFailed = ({ kind }: Outcome<unknown>): boolean => kind === 'failed' || kind === 'empty';

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
