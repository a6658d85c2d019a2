import { Stack } from '@chakra-ui/react';
import type { ItineraryEntry } from '@tim/itinerary';
import type { TypicalFigures } from '../../shared/api/answers.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { EmptyReason, Outcome } from '../../shared/api/outcome.ts';
import { Result, ResultArea } from '../result/result-section.tsx';
import { ResultSkeleton } from '../result/result-skeleton.tsx';
import { OutcomeView } from '../../shared/ui/outcome-view.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import { CALCULATOR } from './texts.ts';
import { MarketPanel } from './market-panel.tsx';

/** Asks for a route. */
export function RouteForm(props: ComponentProps<typeof MarketPanel>) {
  return (
    <Stack gap={{ base: '4', md: '5' }}>
      <Text data-print="hide">{CALCULATOR.routeIntroduction}</Text>
      <MarketPanel {...props} />
    </Stack>
  );
}

type RouteAnswerProps = {
  readonly entry: ItineraryEntry | undefined;
  readonly typical: Outcome<TypicalFigures>;
  /** Shows the answer: the page says of which features it is made. */
  readonly renderResult: (entry: ItineraryEntry, answer: TypicalFigures) => ReactNode;
  /** The same where there are no figures; why is said above the form. */
  readonly renderEmpty: (entry: ItineraryEntry, reason: EmptyReason) => ReactNode;
};

/** Typical emissions of a route. */
export function RouteAnswer({ entry, typical, renderResult, renderEmpty }: RouteAnswerProps) {
  return (
    <ResultArea>
      {entry && (
        <OutcomeView
          of={typical}
          loading={
            <Result>
              <ResultSkeleton rowCount={1} />
            </Result>
          }
          renderEmpty={(reason) => renderEmpty(entry, reason)}
        >
          {(answer) => renderResult(entry, answer)}
        </OutcomeView>
      )}
    </ResultArea>
  );
}
