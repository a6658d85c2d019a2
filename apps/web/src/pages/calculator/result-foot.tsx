import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { ShareProps } from '../../features/facts/result-facts.ts';
import { Fold, FoldComing, laterInFold } from '../../features/result/fold.tsx';
import type { Note } from '../../features/notes/note.ts';
import { NotesOnPaper } from '../../features/notes/notes.tsx';
import { ResultAddress } from '../../features/result/result-address.tsx';
import { DetailsSection } from './details/details-section.tsx';
import { ALONG_ID } from '../../features/result/open-folds.ts';
import { RESULTS } from '../../features/result/texts.ts';
import { directFirst } from '../../features/headline/direct-first.ts';
import { useWorking } from '../../features/working/use-working.ts';
import { responseOf, type Outcome } from '../../shared/api/outcome.ts';
import { FailedPart } from '../../shared/ui/later.tsx';

const WhatIfBody = laterInFold(async () => (await import('../../features/what-if/what-if-body.tsx')).WhatIfBody);
const OthersBody = laterInFold(
  async () => (await import('../../features/other-methods/other-methods-body.tsx')).OthersBody,
);
const ShareBody = laterInFold(async () => (await import('../../features/share/share.tsx')).ShareBody);

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
        <Fold
          name="what-if"
          summary={RESULTS.whatIfSummary}
          Body={WhatIfBody}
          props={flight && { entry, answer: flight }}
          instead={instead}
        />
      )}
      {isTold && (
        <Fold
          name="others"
          summary={RESULTS.othersSummary}
          Body={OthersBody}
          props={
            compared && working && { origin: entry.origin, destination: entry.destination, cabin, answer: compared }
          }
          instead={instead}
        />
      )}
      <Fold name={ALONG_ID} summary={RESULTS.alongSummary} Body={ShareBody} props={along} instead={instead} />
      <ResultAddress>{onward}</ResultAddress>
      <OembedLink />
    </Box>
  );
}

/** Where programs that show links as what they lead to learn of the result; React moves it to the head. */
function OembedLink() {
  const { pathname, search } = useLocation();
  const { origin } = window.location;
  const address = `${origin}/v1/oembed?url=${encodeURIComponent(`${origin}${pathname}${search}`)}`;
  return <link rel="alternate" type="application/json+oembed" href={address} />;
}

const isFailed = ({ kind }: Outcome<unknown>): boolean => kind === 'failed' || kind === 'empty';
