import type { ItineraryEntry } from '@tim/itinerary';
import type { Market } from '@tim/messages';
import type { TypicalAnswer } from '../../api/answers.ts';
import type { OperationState } from '../../api/use-operation.ts';
import { EmptyResult } from '../../components/results/empty-result.tsx';
import { Result } from '../../components/results/result-section.tsx';
import { ResultSkeleton } from '../../components/results/result-skeleton.tsx';
import { routeSubject } from '../../components/results/subject.ts';
import { Text } from '../../components/typography.tsx';
import { CALCULATOR } from '../../content/calculator.ts';
import { MarketPanel } from './market-panel.tsx';
import { RouteResult } from './route-result.tsx';

type RouteModeProps = {
  readonly entry: ItineraryEntry | undefined;
  readonly typical: OperationState<TypicalAnswer>;
  readonly onSubmit: (market: Market) => void;
};

/** Typical emissions of a route: form and result. */
export function RouteMode({ entry, typical, onSubmit }: RouteModeProps) {
  return (
    <>
      <Text>{CALCULATOR.routeIntroduction}</Text>
      <MarketPanel entry={entry} onSubmit={onSubmit} />
      <RouteOutcome entry={entry} typical={typical} />
    </>
  );
}

function RouteOutcome({ entry, typical }: Pick<RouteModeProps, 'entry' | 'typical'>) {
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
  return typical.outcome.kind === 'result' ? (
    <RouteResult subject={routeSubject(entry)} answer={typical.outcome.response} />
  ) : (
    <EmptyResult mode="route" outcome={typical.outcome} />
  );
}
