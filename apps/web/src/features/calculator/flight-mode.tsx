import { Flex, Stack } from '@chakra-ui/react';
import type { ItineraryEntry } from '@tim/itinerary';
import type { FlightFigures } from '../../shared/api/answers.ts';
import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Outcome } from '../../shared/api/outcome.ts';
import { passedDay } from '../../shared/form/passed-day.ts';
import { PassedNotice } from '../../shared/form/passed-notice.tsx';
import { Alert } from '../../shared/ui/alert.tsx';
import { OutcomeView } from '../../shared/ui/outcome-view.tsx';
import { Result, ResultArea } from '../result/result-section.tsx';
import { ResultSkeleton } from '../result/result-skeleton.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import { CALCULATOR } from './texts.ts';
import { addressAgain } from './calculator-address.ts';
import { FlightPanel } from './flight-panel.tsx';
import { InfoTooltip } from '../../shared/ui/info-tooltip.tsx';

/** Rows of the flight's emissions table without sustainable fuel. */
const USUAL_ROWS = 3;

type FlightFormProps = ComponentProps<typeof FlightPanel> & {
  /** Of the flight that the address names: of that day the page speaks above the form. */
  readonly addressedDate: string | undefined;
};

/** Asks for a specific flight. */
export function FlightForm({ addressedDate, ...props }: FlightFormProps) {
  const { search } = useLocation();
  const [leg, ...others] = props.draft.legs;
  const passed =
    leg && others.length === 0 && leg.departureDate !== addressedDate
      ? passedDay(leg.departureDate, props.today)
      : undefined;
  return (
    <Stack gap={{ base: '4', md: '5' }}>
      <Flex align="center" gap="1" data-print="hide">
        <Text>{CALCULATOR.flightIntroduction}</Text>
        <InfoTooltip label={CALCULATOR.aboutDates} text={CALCULATOR.flightTooltip} />
      </Flex>
      <FlightPanel {...props} />
      {leg && passed && <PassedNotice passed={passed} flight={leg} to={addressAgain(search, leg, passed)} />}
    </Stack>
  );
}

type FlightAnswerProps = {
  readonly entry: ItineraryEntry | undefined;
  readonly flight: Outcome<FlightFigures>;
  /** The address asks for a certain model version. */
  readonly hasVersion: boolean;
  /** Shows the answer: the page says of which features it is made. */
  readonly renderResult: (entry: ItineraryEntry, answer: FlightFigures) => ReactNode;
};

/** Emissions of a specific flight. */
export function FlightAnswer({ entry, flight, hasVersion, renderResult }: FlightAnswerProps) {
  return (
    <ResultArea>
      {entry && (
        <OutcomeView
          of={flight}
          loading={
            <Result>
              <ResultSkeleton rowCount={USUAL_ROWS} />
            </Result>
          }
        >
          {(answer) => (
            <>
              {hasVersion && (
                <Result>
                  <Alert>{CALCULATOR.versionWarning}</Alert>
                </Result>
              )}
              {renderResult(entry, answer)}
            </>
          )}
        </OutcomeView>
      )}
    </ResultArea>
  );
}
