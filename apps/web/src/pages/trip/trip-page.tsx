import { Box, Stack } from '@chakra-ui/react';
import { useLayoutEffect } from 'react';
import { DocumentHead } from '../../shared/ui/document-head.tsx';
import { useFooterNote } from '../../shared/ui/footer-note.tsx';
import { useHydrated } from '../../shared/ui/hydration.tsx';
import { later } from '../../shared/ui/later.tsx';
import { PageColumn } from '../../shared/ui/page-column.tsx';
import { Alert } from '../../shared/ui/alert.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { Heading, Text, VisuallyHidden } from '../../shared/ui/typography.tsx';
import { LATE_ID, PAGES } from '../../config/pages.ts';
import { TRIP } from '../../features/trip/texts.ts';
import { TRIP_FORM_ID } from '../../features/trip/trip-form.ts';
import { problemText } from '../../features/trip/problem-text.ts';
import { EarlyTotal } from '../../features/trip/total-lines.tsx';
import { TripPanel } from '../../features/trip/trip-panel.tsx';
import { TripResult } from '../../features/trip/trip-result.tsx';
import { tripSum } from '../../features/trip/trip-sum.ts';
import { tripFooterNote } from './trip-footer-note.ts';
import { tripNames } from '../../features/trip/leg-answer.ts';
import { planningHeading, tripAnnouncement } from '../../features/trip/trip-words.ts';
import { useTrip, type TripState } from '../../features/trip/use-trip.ts';

/** The list of everyone who flies a route, loaded when a leg's is opened. */
const LegOptions = later(async () => (await import('../../features/options/options-section.tsx')).OptionsSection);

/** A result that the address asks for comes before the form: until it is there, the form is not, and nothing jumps. */
const UNTIL_ASKED = { '&:is(:root[data-asks] *)': { display: 'none' } } as const;
const MIN_HEIGHT = 'max(100dvh, 64rem)';

/** A whole trip: its total where the address names one, and the form that makes one. */
export function TripPage() {
  const state = useTrip();
  const { parsed, trip, answers, today } = state;
  useFooterNote(tripFooterNote(answers));
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    if (isHydrated) delete document.documentElement.dataset['asks'];
  }, [isHydrated]);
  const planning = (
    <Stack as="section" gap="4" _print={{ display: 'none' }} css={{ ...UNTIL_ASKED }} key="planning">
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
  );
  return (
    <PageColumn width="wide" minHeight={{ base: MIN_HEIGHT, _print: '0' }}>
      <DocumentHead title={TRIP.title} description={TRIP.description} />
      <Stack gap={{ base: '4', md: '5' }}>
        <Heading as="h1" size="h1" _print={{ fontSize: 'md' }}>
          {TRIP.title}
        </Heading>
        {!trip && <Text css={UNTIL_ASKED}>{TRIP.introduction}</Text>}
        <noscript>{TRIP.withoutScript}</noscript>
        <Box
          // The form does nothing without a script, and is not shown without one.
          display="contents"
          css={{ '@media (scripting: none)': { display: 'none' } }}
        >
          {!isHydrated && (
            <div id={LATE_ID} hidden>
              <Alert>{TRIP.late}</Alert>
            </div>
          )}
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
          {trip && (
            <TripResult
              key="result"
              trip={trip}
              answers={answers}
              today={today}
              heading={state.heading}
              onRetry={state.retry}
              onCount={state.count}
              onChangeLeg={state.changeLeg}
              onFollow={state.onFollow}
              LegOptions={LegOptions}
            />
          )}
          {planning}
        </Box>
      </Stack>
    </PageColumn>
  );
}

/** What is happening, for those who do not see it. A trip without figures has an alert of its own. */
function announcement({ trip, answers }: TripState): string | undefined {
  if (trip === undefined) return undefined;
  if (answers.some(({ kind }) => kind === 'loading')) return TRIP.loading;
  const sum = tripSum(answers);
  return sum.kg === 0 ? undefined : tripAnnouncement(trip, sum, tripNames(answers));
}
