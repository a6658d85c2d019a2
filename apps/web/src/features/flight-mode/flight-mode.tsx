import { chakra } from '@chakra-ui/react';
import type { ItineraryEntry } from '@tim/itinerary';
import type { CalendarDate } from '@tim/notation';
import type { FlightFigures, TypicalFigures } from '../../api/answers.ts';
import type { OperationState } from '../../api/use-operation.ts';
import { Alert } from '../../components/results/alert.tsx';
import type { Draft } from '../../components/form/use-draft.ts';
import { Result, ResultArea, RESULT_ID } from '../../components/results/result-section.tsx';
import { ResultSkeleton } from '../../components/results/result-skeleton.tsx';
import { Text } from '../../components/typography.tsx';
import { CALCULATOR } from '../../content/calculator.ts';
import { FlightPanel } from './flight-panel.tsx';
import { FlightResult } from './flight-result-part.ts';
import { InfoTooltip } from './info-tooltip.tsx';

const Introduction = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '1' } });
/** Rows of the flight's emissions table without sustainable fuel. */
const USUAL_ROWS = 3;

type FlightModeProps = {
  readonly entries: readonly ItineraryEntry[];
  readonly draft: Draft;
  readonly today: CalendarDate;
  readonly flight: OperationState<FlightFigures>;
  readonly typical: OperationState<TypicalFigures>;
  /** The address asks for a certain model version. */
  readonly hasVersion: boolean;
  readonly onSubmit: (legs: readonly ItineraryEntry[]) => void;
};

/** Emissions of a specific flight: form and result. */
export function FlightMode({ entries, draft, today, flight, typical, hasVersion, onSubmit }: FlightModeProps) {
  return (
    <>
      <Introduction data-print="hide">
        <Text>{CALCULATOR.flightIntroduction}</Text>
        <InfoTooltip label="About departure dates" text={CALCULATOR.flightTooltip} />
      </Introduction>
      <FlightPanel draft={draft} today={today} onSubmit={onSubmit} />
      <ResultArea id={RESULT_ID}>
        <FlightOutcome entries={entries} flight={flight} typical={typical} hasVersion={hasVersion} />
      </ResultArea>
    </>
  );
}

function FlightOutcome({
  entries,
  flight,
  typical,
  hasVersion,
}: Omit<FlightModeProps, 'draft' | 'today' | 'onSubmit'>) {
  const [entry] = entries;
  if (flight.status === 'idle' || entry === undefined) {
    return null;
  }
  if (flight.status === 'loading') {
    return (
      <Result>
        <ResultSkeleton rowCount={USUAL_ROWS} />
      </Result>
    );
  }
  if (flight.outcome.kind !== 'result') {
    return null;
  }
  const answer = flight.outcome.response;
  return (
    <>
      {hasVersion && (
        <Result>
          <Alert>{CALCULATOR.versionWarning}</Alert>
        </Result>
      )}
      <FlightResult entry={entry} answer={answer} typical={typical} />
    </>
  );
}
