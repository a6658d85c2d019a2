import type { ItineraryEntry } from '@tim/itinerary';
import { useLocation } from 'react-router-dom';
import type { FlightFigures, TypicalFigures } from '../../api/answers.ts';
import { responseOf, type OperationState } from '../../api/use-operation.ts';
import { usePlaceNames } from '../../components/find/use-place-names.ts';
import { Alert } from '../../components/results/alert.tsx';
import { attributionRows } from '../../components/results/attribution-rows.ts';
import { AttributionTable } from '../../components/results/attribution-table.tsx';
import { besideTypicalNotes } from '../../components/results/beside-typical.ts';
import { contrailsRowLabel } from '../../components/results/contrails-row.ts';
import { ContrailsSection } from '../../components/results/contrails-section.tsx';
import { flightEmissionsRows, typicalEmissionsRows } from '../../components/results/emissions-rows.ts';
import { EmissionsTable } from '../../components/results/emissions-table.tsx';
import { flightNotes, typicalNotes, unverifiedText } from '../../components/results/flight-notes.ts';
import { isFromOpenEngine, isTypicalFromOpenEngine } from '../../components/results/open-engine.ts';
import { LearnMore } from '../../components/results/learn-more.tsx';
import { Notes } from '../../components/results/notes.tsx';
import { ResultFoot } from '../../components/results/result-foot.tsx';
import { ResultSkeleton } from '../../components/results/result-skeleton.tsx';
import { Result, ResultSection } from '../../components/results/result-section.tsx';
import { flightSubject } from '../../components/results/subject.ts';
import { TypePicker } from '../../components/results/type-picker.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { Heading, Text } from '../../components/typography.tsx';
import { OPTIONS, OPTIONS_ID } from '../../content/options.ts';
import { RESULTS } from '../../content/results.ts';

type FlightResultProps = {
  /** Which flight the figures are of. */
  readonly entry: ItineraryEntry;
  readonly answer: FlightFigures;
  readonly typical: OperationState<TypicalFigures>;
};

/** A flight's result, and above it what is not certain of its number. */
export function FlightResult(props: FlightResultProps) {
  const { entry, answer } = props;
  return (
    <>
      {answer.isFlightNumberVerified === false && (
        <Result>
          <Alert>{unverifiedText(entry, answer)}</Alert>
        </Result>
      )}
      <Parts {...props} />
    </>
  );
}

/** In the specified order. */
function Parts({ entry, answer, typical }: FlightResultProps) {
  const rows = flightEmissionsRows(answer);
  return (
    <Result aria-label={RESULTS.flightHeading}>
      <Heading _print={{ fontSize: 'xl' }}>{RESULTS.flightHeading}</Heading>
      <Text tone="muted">{RESULTS.subheading}</Text>
      <Text>{flightSubject(entry)}</Text>
      {rows.length > 0 && <EmissionsTable caption={RESULTS.flightHeading} rows={rows} />}
      <Notes notes={flightNotes(answer)} isFromOpenEngine={isFromOpenEngine(answer)} />
      {answer.aircraft && <TypePicker entry={entry} aircraft={answer.aircraft} />}
      <TypicalSection answer={answer} typical={typical} />
      {typical.status !== 'loading' && <PartsBelowTypical entry={entry} answer={answer} typical={typical} />}
    </Result>
  );
}

/** What follows the typical emissions waits for them: their arrival then moves nothing that is read already. */
function PartsBelowTypical({ entry, answer, typical }: Pick<FlightResultProps, 'entry' | 'answer' | 'typical'>) {
  const contrails = contrailsRowLabel(answer.contrailsImpactBucket);
  return (
    <>
      {contrails && <ContrailsSection label={contrails} />}
      <AttributionTable rows={attributionRows(answer.source, answer.inputs)} />
      <LearnMore link={RESULTS.learnMoreFlight} />
      <ResultFoot entry={entry} answer={{ kind: 'flight', figures: answer, typical: responseOf(typical) }} />
    </>
  );
}

/** What is typical of the flight's route; nothing when that is not known. */
function TypicalSection({ answer, typical }: Pick<FlightResultProps, 'answer' | 'typical'>) {
  const { search } = useLocation();
  const nameOf = usePlaceNames();
  if (typical.status === 'loading') {
    return (
      <ResultSection>
        <ResultSkeleton rowCount={1} rank="section" />
      </ResultSection>
    );
  }
  if (typical.status !== 'settled' || typical.outcome.kind !== 'result') {
    return null;
  }
  const { response } = typical.outcome;
  return (
    <ResultSection>
      <Heading as="h3" size="h3">
        {RESULTS.typicalSubheading}
      </Heading>
      <EmissionsTable caption={RESULTS.typicalSubheading} rows={typicalEmissionsRows(response.wellToWakeKg)} />
      <Notes
        notes={[...besideTypicalNotes(answer, response), ...typicalNotes(response, nameOf)]}
        isFromOpenEngine={isTypicalFromOpenEngine(response)}
      />
      {isTypicalFromOpenEngine(response) && (
        <TextLink to={`/lookup/route${search}#${OPTIONS_ID}`} alignSelf="flex-start" data-print="hide">
          {OPTIONS.fromFlight}
        </TextLink>
      )}
    </ResultSection>
  );
}
