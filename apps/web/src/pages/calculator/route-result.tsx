import type { CabinClass } from '@tim/engine';
import { formatMarketItinerary, type ItineraryEntry, type Question } from '@tim/itinerary';
import type { TypicalFigures } from '../../shared/api/answers.ts';
import { usePlaceNames } from '../../shared/find/use-place-names.ts';
import { OptionsSection } from '../../features/options/options-section.tsx';
import { isUsual } from '../../features/headline/asked-figure.ts';
import { typicalEmissionsRows } from '../../features/tables/emissions-rows.ts';
import { EmissionsTable } from '../../features/tables/emissions-table.tsx';
import { typicalNotes, typicalOriginNotes } from '../../features/notes/flight-notes.ts';
import { isTypicalFromOpenEngine } from '../../shared/api/open-engine.ts';
import { LearnMore } from '../../features/result/learn-more.tsx';
import { Notes } from '../../features/notes/notes.tsx';
import { ResultFoot } from './result-foot.tsx';
import { Result, RESULT_ID } from '../../features/result/result-section.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { RESULTS } from '../../features/result/texts.ts';
import { tripPath } from '../../config/pages.ts';

type RouteResultProps = {
  /** Which route the figures are of. */
  readonly entry: ItineraryEntry;
  readonly answer: TypicalFigures;
  /** The one that the headline shows. */
  readonly cabin: CabinClass;
  readonly question: Question;
  /** To be told which address of a result the visitor follows. */
  readonly onFollow: (address: string) => void;
};

/** A route's result: the typical table without a sub-heading of its own. */
export function RouteResult({ entry, answer, cabin, question, onFollow }: RouteResultProps) {
  const nameOf = usePlaceNames();
  const isOwn = isTypicalFromOpenEngine(answer);
  return (
    <>
      {isOwn && <OptionsSection entry={entry} typical={answer} cabin={cabin} question={question} onFollow={onFollow} />}
      <Result id={RESULT_ID} aria-label={RESULTS.routeHeading}>
        <Heading size="h3">{RESULTS.routeHeading}</Heading>
        <Text tone="muted">{RESULTS.subheading}</Text>
        {!isUsual(question) && <Text>{RESULTS.perPassenger}</Text>}
        <EmissionsTable
          caption={RESULTS.routeHeading}
          rows={typicalEmissionsRows(answer.wellToWakeKg)}
          missingCabins={answer.message.missingCabins}
        />
        <Notes notes={typicalOriginNotes(answer)} isFromOpenEngine={isOwn} />
        <LearnMore link={RESULTS.learnMoreRoute} />
        <ResultFoot
          entry={entry}
          cabin={cabin}
          question={question}
          answer={{ kind: 'route', figures: answer }}
          notes={typicalNotes(answer, nameOf)}
          onward={
            <TextLink to={tripPath(tripItinerary(entry, question), { ...question, cabin })}>
              {RESULTS.planTrip}
            </TextLink>
          }
        />
      </Result>
    </>
  );
}

/** The route as the legs of a trip. */
function tripItinerary({ origin, destination }: ItineraryEntry, { isReturn }: Question): string {
  const out = formatMarketItinerary({ origin, destination });
  return isReturn ? `${out},${formatMarketItinerary({ origin: destination, destination: origin })}` : out;
}
