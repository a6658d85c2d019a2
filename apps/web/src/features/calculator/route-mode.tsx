import type { ItineraryEntry } from '@tim/itinerary';
import type { Market } from '@tim/messages';
import type { TypicalFigures } from '../../shared/api/answers.ts';
import type { ReactNode } from 'react';
import type { Outcome } from '../../shared/api/outcome.ts';
import type { Draft } from '../../shared/form/use-draft.ts';
import { Result, ResultArea, RESULT_ID } from '../result/result-section.tsx';
import { ResultSkeleton } from '../result/result-skeleton.tsx';
import { OutcomeView } from '../../shared/ui/outcome-view.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import { CALCULATOR } from './texts.ts';
import { MarketPanel } from './market-panel.tsx';

type RouteModeProps = {
  readonly entry: ItineraryEntry | undefined;
  readonly draft: Draft;
  readonly typical: Outcome<TypicalFigures>;
  readonly onSubmit: (market: Market) => void;
  /** Shows the answer: the page says of which features it is made. */
  readonly renderResult: (entry: ItineraryEntry, answer: TypicalFigures) => ReactNode;
};

/** Typical emissions of a route: form and result. */
export function RouteMode({ entry, draft, typical, onSubmit, renderResult }: RouteModeProps) {
  return (
    <>
      <Text data-print="hide">{CALCULATOR.routeIntroduction}</Text>
      <MarketPanel draft={draft} onSubmit={onSubmit} />
      <ResultArea id={RESULT_ID}>
        <RouteOutcome entry={entry} typical={typical} renderResult={renderResult} />
      </ResultArea>
    </>
  );
}

function RouteOutcome({ entry, typical, renderResult }: Omit<RouteModeProps, 'draft' | 'onSubmit'>) {
  if (entry === undefined) return null;
  return (
    <OutcomeView
      of={typical}
      loading={
        <Result>
          <ResultSkeleton rowCount={1} />
        </Result>
      }
    >
      {(answer) => renderResult(entry, answer)}
    </OutcomeView>
  );
}
