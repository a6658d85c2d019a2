import { Button, Flex, Progress, Stack } from '@chakra-ui/react';
import { formatWhole } from '@tim/format';
import { fill } from '@tim/languages';
import { PLACES_TO_CHOOSE_FROM } from '@tim/meet';
import { startWorker } from '../../shared/compute/start-worker.ts';
import { DocumentHead } from '../../shared/ui/document-head.tsx';
import { PageColumn } from '../../shared/ui/page-column.tsx';
import { Alert } from '../../shared/ui/alert.tsx';
import { Heading, Text, VisuallyHidden } from '../../shared/ui/typography.tsx';
import { UNTIL_ASKED, WithScript } from '../../shared/ui/with-script.tsx';
import { MeetingForm } from '../../features/meet/meeting-form.tsx';
import { MeetingResult } from '../../features/meet/meeting-result.tsx';
import { totalText } from '../../features/meet/meeting-words.ts';
import { MEET } from '../../features/meet/texts.ts';
import { useMeeting, type MeetingState, type StartMeetWorker } from '../../features/meet/use-meeting.ts';

const startMeetWorker: StartMeetWorker = (told) => startWorker('meet', told);

type MeetPageProps = {
  /** Starts what computes; a test gives its own. */
  readonly start?: StartMeetWorker;
};

/** Where a group should meet, computed on the visitor's device. */
export function MeetPage({ start = startMeetWorker }: MeetPageProps) {
  const meeting = useMeeting(start);
  const { parsed, question, state } = meeting;
  const shown = state.kind === 'loading' ? state.before : state.kind === 'answered' ? state : undefined;
  return (
    <PageColumn width="wide" minHeight={{ base: '100dvh', _print: '0' }}>
      <DocumentHead title={MEET.title} description={MEET.description} />
      <Stack gap={{ base: '4', md: '5' }}>
        <Heading as="h1" size="h1" _print={{ fontSize: 'md' }}>
          {MEET.title}
        </Heading>
        {!question && (
          <Stack gap="2" css={UNTIL_ASKED} data-print="hide">
            <Text>{MEET.introduction}</Text>
            <Text>{MEET.privacy}</Text>
          </Stack>
        )}
        <WithScript instead={MEET.withoutScript} late={MEET.late}>
          <VisuallyHidden role="status">{announcement(state)}</VisuallyHidden>
          {parsed && 'parameter' in parsed && (
            <Alert>
              <p>{MEET.wrongTitle}</p>
              <p>{MEET.wrong[parsed.parameter]}</p>
            </Alert>
          )}
          {state.kind === 'loading' && !state.before && (
            <Finding done={state.done} all={question?.among.length || PLACES_TO_CHOOSE_FROM} onStop={meeting.stop} />
          )}
          {(state.kind === 'failed' || state.kind === 'stopped') && (
            <>
              <Alert>{MEET[state.kind]}</Alert>
              <Button type="button" variant="outline" alignSelf="flex-start" onClick={meeting.retry}>
                {MEET.again}
              </Button>
            </>
          )}
          {shown && question && (
            <MeetingResult
              question={shown.question}
              answer={shown.answer}
              onlinePercent={question.onlinePercent}
              heading={meeting.heading}
              ask={meeting.ask}
              onShare={meeting.changeOnline}
            />
          )}
          <Stack as="section" gap="4" data-print="hide" css={UNTIL_ASKED}>
            {question && (
              <Heading as="h2" size="h3" mt="6">
                {MEET.form.changeHeading}
              </Heading>
            )}
            <MeetingForm
              form={meeting.form}
              state={meeting.formState}
              onChange={meeting.changeForm}
              onSubmit={meeting.submit}
            />
          </Stack>
        </WithScript>
      </Stack>
    </PageColumn>
  );
}

type FindingProps = { readonly done: number | undefined; readonly all: number; readonly onStop: () => void };

/** How far it is. It is as tall as the window, so that the form below does not jump when the answer comes. */
function Finding({ done, all, onStop }: FindingProps) {
  return (
    <Stack as="section" gap="4" minWidth="0" minHeight="100dvh" aria-label={MEET.progressLabel}>
      <Progress.Root max={all} value={done === undefined ? null : Math.min(done, all)}>
        <Progress.Track aria-label={MEET.progressLabel}>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Flex wrap="wrap" align="center" gap="3">
        <Text fontVariantNumeric="tabular-nums">
          {done === undefined ? MEET.loading : fill(MEET.progress, { done: formatWhole(done), all: formatWhole(all) })}
        </Text>
        <Button type="button" variant="outline" onClick={onStop}>
          {MEET.stop}
        </Button>
      </Flex>
    </Stack>
  );
}

function announcement(state: MeetingState): string | undefined {
  if (state.kind === 'loading') return state.done === undefined ? MEET.loading : undefined;
  if (state.kind !== 'answered') return undefined;
  const [first] = state.answer.places;
  return first ? fill(MEET.result.announcement, { place: first.name, kilograms: totalText(first) }) : MEET.result.none;
}
