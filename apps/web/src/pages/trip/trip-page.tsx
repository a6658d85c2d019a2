import { Stack } from '@chakra-ui/react';
import { fill } from '@tim/languages';
import { flightComputedBy, typicalComputedBy } from '../../shared/api/computed-by.ts';
import { DocumentHead } from '../../shared/ui/document-head.tsx';
import { useFooterNote, type FooterNote } from '../../shared/ui/footer-note.tsx';
import { useHydrated } from '../../shared/ui/hydration.tsx';
import { later } from '../../shared/ui/later.tsx';
import { PageColumn } from '../../shared/ui/page-column.tsx';
import { Alert } from '../../shared/ui/alert.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { Heading, Text, VisuallyHidden } from '../../shared/ui/typography.tsx';
import { UNTIL_ASKED, WithScript } from '../../shared/ui/with-script.tsx';
import { PAGES } from '../../config/pages.ts';
import { CALCULATOR } from '../../features/calculator/texts.ts';
import { modelVersionText } from '../../features/facts/facts-words.ts';
import { TRIP } from '../../features/trip/texts.ts';
import { TRIP_FORM_ID } from '../../features/trip/trip-form.ts';
import { problemText } from '../../features/trip/problem-text.ts';
import { EarlyTotal } from '../../features/trip/total-lines.tsx';
import { TripPanel } from '../../features/trip/trip-panel.tsx';
import { TripResult } from '../../features/trip/trip-result.tsx';
import { tripSum } from '../../features/trip/trip-sum.ts';
import { legFigures, tripNames, type LegAnswer } from '../../features/trip/leg-answer.ts';
import { planningHeading, tripAnnouncement } from '../../features/trip/trip-words.ts';
import { useTrip, type TripState } from '../../features/trip/use-trip.ts';

/** The list of everyone who flies a route, loaded when a leg's is opened. */
const LegOptions = later(async () => (await import('../../features/options/options-section.tsx')).OptionsSection);

const MIN_HEIGHT = 'max(100dvh, 64rem)';

/** A whole trip: its total where the address names one, and the form that makes one. */
export function TripPage() {
  const state = useTrip();
  const { parsed, trip, answers, today } = state;
  useFooterNote(tripFooterNote(answers));
  const isHydrated = useHydrated();
  return (
    <PageColumn width="wide" minHeight={{ base: MIN_HEIGHT, _print: '0' }}>
      <DocumentHead title={TRIP.title} description={TRIP.description} />
      <Stack gap={{ base: '4', md: '5' }}>
        <Heading as="h1" size="h1" _print={{ fontSize: 'md' }}>
          {TRIP.title}
        </Heading>
        {!trip && <Text css={UNTIL_ASKED}>{TRIP.introduction}</Text>}
        <WithScript instead={TRIP.withoutScript} late={TRIP.late}>
          {!isHydrated && <EarlyTotal />}
          <VisuallyHidden role="status">{announcement(state)}</VisuallyHidden>
          {parsed.kind === 'problems' && (
            <Alert>
              <p>{TRIP.wrongTitle}</p>
              {parsed.problems.map((problem) => (
                <p key={problemText(problem)}>{problemText(problem)}</p>
              ))}
            </Alert>
          )}
          {/* The figure first; the form stands before it only while there is none. */}
          {trip && <TripResult trip={trip} state={state} LegOptions={LegOptions} />}
          <Stack as="section" gap="4" _print={{ display: 'none' }} css={UNTIL_ASKED}>
            {trip && (
              <Heading as="h2" size="h3" mt="6" id={TRIP_FORM_ID}>
                {planningHeading(trip)}
              </Heading>
            )}
            <TripPanel form={state.form} onChange={state.changeForm} today={today} onSubmit={state.submit} />
            <TextLink alignSelf="flex-start" to={PAGES.meet}>
              {TRIP.meet}
            </TextLink>
          </Stack>
        </WithScript>
      </Stack>
    </PageColumn>
  );
}

/** What the footer says of a trip: the model's version of its first figure, and who computed that. */
function tripFooterNote(answers: readonly LegAnswer[]): FooterNote {
  const [first] = legFigures(answers);
  if (first === undefined) return {};
  const version = (first.flight ?? first.typical).modelVersion;
  return {
    prefix: version && fill(CALCULATOR.modelVersion, { version: modelVersionText(version) }),
    provider: first.flight ? flightComputedBy(first.flight) : typicalComputedBy(first.typical),
  };
}

/** What is happening, for those who do not see it. A trip without figures has an alert of its own. */
function announcement({ trip, answers }: TripState): string | undefined {
  if (trip === undefined) return undefined;
  if (answers.some(({ kind }) => kind === 'loading')) return TRIP.loading;
  const sum = tripSum(answers);
  return sum.kg === 0 ? undefined : tripAnnouncement(trip, sum, tripNames(answers));
}
