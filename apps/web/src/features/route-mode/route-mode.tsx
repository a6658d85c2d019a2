import type { ItineraryEntry } from '@tim/itinerary';
import type { Market } from '@tim/messages';
import type { TypicalFigures } from '../../api/answers.ts';
import type { OperationState } from '../../api/use-operation.ts';
import type { Draft } from '../../components/form/use-draft.ts';
import { Result, ResultArea, RESULT_ID } from '../../components/results/result-section.tsx';
import { ResultSkeleton } from '../../components/results/result-skeleton.tsx';
import { routeSubject } from '../../components/results/subject.ts';
import { Text } from '../../components/typography.tsx';
import { CALCULATOR } from '../../content/calculator.ts';
import { MarketPanel } from './market-panel.tsx';
import { RouteResult } from './route-result-part.ts';

type RouteModeProps = {
  readonly entry: ItineraryEntry | undefined;
  readonly draft: Draft;
  readonly typical: OperationState<TypicalFigures>;
  readonly onSubmit: (market: Market) => void;
  /** To be told which address of a result the visitor follows. */
  readonly onFollow: (address: string) => void;
};

/** Typical emissions of a route: form and result. */
export function RouteMode({ entry, draft, typical, onSubmit, onFollow }: RouteModeProps) {
  return (
    <>
      <Text data-print="hide">{CALCULATOR.routeIntroduction}</Text>
      <MarketPanel draft={draft} onSubmit={onSubmit} />
      <ResultArea id={RESULT_ID}>
        <RouteOutcome entry={entry} typical={typical} onFollow={onFollow} />
      </ResultArea>
    </>
  );
}

function RouteOutcome({ entry, typical, onFollow }: Omit<RouteModeProps, 'draft' | 'onSubmit'>) {
  if (typical.status === 'idle' || entry === undefined) {
    return null;
  }
  if (typical.status === 'loading') {
    return (
      <Result>
        <ResultSkeleton rowCount={1} />
      </Result>
    );
  }
  return (
    typical.outcome.kind === 'result' && (
      <RouteResult entry={entry} subject={routeSubject(entry)} answer={typical.outcome.response} onFollow={onFollow} />
    )
  );
}
