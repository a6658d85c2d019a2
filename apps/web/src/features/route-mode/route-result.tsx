import { chakra } from '@chakra-ui/react';
import { formatMarketItinerary, type ItineraryEntry } from '@tim/itinerary';
import type { TypicalFigures } from '../../api/answers.ts';
import { usePlaceNames } from '../../components/find/use-place-names.ts';
import { OptionsSection } from '../../components/options/options-section.tsx';
import { typicalEmissionsRows } from '../../components/results/emissions-rows.ts';
import { EmissionsTable } from '../../components/results/emissions-table.tsx';
import { typicalNotes } from '../../components/results/flight-notes.ts';
import { isTypicalFromOpenEngine } from '../../components/results/open-engine.ts';
import { LearnMore } from '../../components/results/learn-more.tsx';
import { Notes } from '../../components/results/notes.tsx';
import { ResultFoot } from '../../components/results/result-foot.tsx';
import { Result } from '../../components/results/result-section.tsx';
import { linkRecipe, TextLink } from '../../components/text-link.tsx';
import { Heading, Text } from '../../components/typography.tsx';
import { OPTIONS, OPTIONS_ID } from '../../content/options.ts';
import { RESULTS } from '../../content/results.ts';
import { TRIP_LINKS, tripPath } from '../../content/trip-links.ts';

/** To a place on the page. */
const PlaceLink = chakra('a', linkRecipe);

type RouteResultProps = {
  readonly entry: ItineraryEntry;
  /** Which route the figures are of. */
  readonly subject: string;
  readonly answer: TypicalFigures;
  /** To be told which address of a result the visitor follows. */
  readonly onFollow: (address: string) => void;
};

/** A route's result: the typical table without a sub-heading of its own. */
export function RouteResult({ entry, subject, answer, onFollow }: RouteResultProps) {
  const nameOf = usePlaceNames();
  const isOwn = isTypicalFromOpenEngine(answer);
  return (
    <Result aria-label={RESULTS.routeHeading}>
      <Heading _print={{ fontSize: 'xl' }}>{RESULTS.routeHeading}</Heading>
      <Text tone="muted">{RESULTS.subheading}</Text>
      <Text>{subject}</Text>
      <EmissionsTable caption={RESULTS.routeHeading} rows={typicalEmissionsRows(answer.wellToWakeKg)} />
      <Notes notes={typicalNotes(answer, nameOf)} isFromOpenEngine={isOwn} />
      {isOwn && (
        <Text data-print="hide">
          <PlaceLink href={`#${OPTIONS_ID}`}>{OPTIONS.heading}</PlaceLink>
        </Text>
      )}
      <Text data-print="hide">
        <TextLink to={tripPath(formatMarketItinerary(entry))}>{TRIP_LINKS.fromRoute}</TextLink>
      </Text>
      <LearnMore link={RESULTS.learnMoreRoute} />
      <ResultFoot entry={entry} answer={{ kind: 'route', figures: answer }} />
      {/* Last, so that what it brings moves nothing that is read already. */}
      {isOwn && <OptionsSection entry={entry} typical={answer} onFollow={onFollow} />}
    </Result>
  );
}
