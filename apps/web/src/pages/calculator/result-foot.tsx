import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ShareProps } from '../../features/facts/result-facts.ts';
import { FoldComing } from '../../features/result/fold.tsx';
import type { Note } from '../../features/notes/note.ts';
import { NotesOnPaper } from '../../features/notes/notes.tsx';
import { ResultAddress } from '../../features/result/result-address.tsx';
import { DetailsSection } from './details/details-section.tsx';
import { QuoteSection } from '../../features/share/share-section.tsx';
import { directFirst } from '../../features/headline/direct-first.ts';
import { OthersSection } from '../../features/other-methods/other-methods-section.tsx';
import { WhatIfSection } from '../../features/what-if/what-if-section.tsx';
import { useWorking } from '../../features/working/use-working.ts';
import { responseOf, type Outcome } from '../../shared/api/outcome.ts';
import { FailedPart } from '../../shared/ui/later.tsx';
import { OembedLink } from './oembed-link.tsx';

type ResultFootProps = ShareProps & {
  readonly notes: readonly Note[];
  /** Links to other questions that a visitor may go on with. */
  readonly onward?: ReactNode;
};

/** What leads on from a figure: how sure it is, what it would be otherwise, and how to take it along. */
export function ResultFoot({ notes, onward, ...props }: ResultFootProps) {
  const { answer, entry, cabin } = props;
  const { outcome, isTold, onRetry } = useWorking(entry, answer);
  const full = responseOf(outcome);
  const figures = full?.figures;
  const flight = full?.kind === 'flight' ? full.figures : undefined;
  const working = figures?.working;
  const compared = full?.kind === 'route' ? { ...full.figures, ...directFirst(full.figures) } : figures;
  // Without how it came about, the figure can still be taken along.
  const along = full || isFailed(outcome) ? { ...props, answer: full ?? answer } : undefined;
  const instead = isFailed(outcome) || full ? <FailedPart onRetry={onRetry} /> : <FoldComing />;
  return (
    <Box mt={{ base: '2', _print: '0' }}>
      <NotesOnPaper notes={notes} />
      <DetailsSection props={along && { ...along, notes, noWorking: isTold ? instead : undefined }} instead={instead} />
      {isTold && answer.kind === 'flight' && answer.figures.aircraft && (
        <WhatIfSection props={flight && { entry, answer: flight }} instead={instead} />
      )}
      {isTold && (
        <OthersSection
          props={
            compared && working && { origin: entry.origin, destination: entry.destination, cabin, answer: compared }
          }
          instead={instead}
        />
      )}
      <QuoteSection props={along} instead={instead} />
      <ResultAddress>{onward}</ResultAddress>
      <OembedLink />
    </Box>
  );
}

const isFailed = ({ kind }: Outcome<unknown>): boolean => kind === 'failed' || kind === 'empty';
