import type { CabinClass } from '@tim/engine';
import type { ItineraryEntry, Question } from '@tim/itinerary';
import type { FlightFigures, TypicalFigures } from '../../shared/api/answers.ts';
import { responseOf, type Outcome } from '../../shared/api/outcome.ts';
import { usePlaceNames } from '../../shared/find/use-place-names.ts';
import { OutcomeView } from '../../shared/ui/outcome-view.tsx';
import { attributionRows } from '../../features/tables/attribution-rows.ts';
import { AttributionTable } from '../../features/tables/attribution-table.tsx';
import { contrailsRowLabel } from '../../shared/contrails-row.ts';
import { ContrailsSection } from '../../features/tables/contrails-section.tsx';
import { isUsual } from '../../features/headline/asked-figure.ts';
import { flightEmissionsRows, typicalEmissionsRows } from '../../features/tables/emissions-rows.ts';
import { EmissionsTable } from '../../features/tables/emissions-table.tsx';
import { flightNotes, flightOriginNotes, typicalNotes, typicalOriginNotes } from '../../features/notes/flight-notes.ts';
import { isFromOpenEngine, isTypicalFromOpenEngine } from '../../shared/api/open-engine.ts';
import { LearnMore } from '../../features/result/learn-more.tsx';
import { Notes } from '../../features/notes/notes.tsx';
import { ResultFoot } from './result-foot.tsx';
import { ResultSkeleton } from '../../features/result/result-skeleton.tsx';
import { Result, RESULT_ID, ResultSection } from '../../features/result/result-section.tsx';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { RESULTS } from '../../features/result/texts.ts';

type FlightResultProps = {
  /** Which flight the figures are of. */
  readonly entry: ItineraryEntry;
  readonly answer: FlightFigures;
  readonly typical: Outcome<TypicalFigures>;
  /** The one that the headline shows. */
  readonly cabin: CabinClass;
  readonly question: Question;
};

/** A flight's result, in the specified order. */
export function FlightResult({ entry, answer, typical, cabin, question }: FlightResultProps) {
  const rows = flightEmissionsRows(answer);
  return (
    <Result id={RESULT_ID} aria-label={RESULTS.flightHeading}>
      <Heading size="h3">{RESULTS.flightHeading}</Heading>
      <Text tone="muted">{RESULTS.subheading}</Text>
      {!isUsual(question) && <Text>{RESULTS.perPassenger}</Text>}
      {rows.length > 0 && (
        <EmissionsTable caption={RESULTS.flightHeading} rows={rows} missingCabins={answer.message.missingCabins} />
      )}
      <Notes notes={flightOriginNotes(answer)} isFromOpenEngine={isFromOpenEngine(answer)} />
      <TypicalSection answer={answer} typical={typical} />
      {typical.kind !== 'loading' && (
        <PartsBelowTypical entry={entry} answer={answer} typical={typical} cabin={cabin} question={question} />
      )}
    </Result>
  );
}

/** What follows the typical emissions waits for them: their arrival then moves nothing that is read already. */
function PartsBelowTypical({ entry, answer, typical, cabin, question }: FlightResultProps) {
  const contrails = contrailsRowLabel(answer.contrailsImpactBucket);
  const nameOf = usePlaceNames();
  const route = responseOf(typical);
  return (
    <>
      {contrails && <ContrailsSection label={contrails} />}
      <AttributionTable rows={attributionRows(answer.source, answer.inputs)} />
      <LearnMore link={RESULTS.learnMoreFlight} />
      <ResultFoot
        entry={entry}
        cabin={cabin}
        question={question}
        answer={{ kind: 'flight', figures: answer, typical: route }}
        notes={[...flightNotes(answer), ...(route ? typicalNotes(route, nameOf) : [])]}
      />
    </>
  );
}

/** What is typical of the flight's route; nothing when that is not known. */
function TypicalSection({ answer, typical }: Pick<FlightResultProps, 'answer' | 'typical'>) {
  return (
    <OutcomeView
      of={typical}
      loading={
        <ResultSection>
          <ResultSkeleton rowCount={1} rank="section" />
        </ResultSection>
      }
    >
      {(response) => (
        <ResultSection>
          <Heading as="h3" size="h3">
            {RESULTS.typicalSubheading}
          </Heading>
          <EmissionsTable
            caption={RESULTS.typicalSubheading}
            rows={typicalEmissionsRows(response.wellToWakeKg)}
            missingCabins={response.message.missingCabins}
          />
          {/* Whose figures they are is said above, unless these are another's. */}
          <Notes
            notes={typicalOriginNotes(response)}
            isFromOpenEngine={isTypicalFromOpenEngine(response) && !isFromOpenEngine(answer)}
          />
        </ResultSection>
      )}
    </OutcomeView>
  );
}
