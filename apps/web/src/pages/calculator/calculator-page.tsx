import { chakra } from '@chakra-ui/react';
import type { ModelVersion } from '@tim/messages';
import type { FlightFigures, TypicalFigures } from '../../api/answers.ts';
import { responseOf, type OperationState } from '../../api/use-operation.ts';
import { DocumentHead } from '../../components/document-head.tsx';
import { useFooterNote, type FooterNote } from '../../components/footer-note.tsx';
import { useHydrated } from '../../components/hydration.tsx';
import { Icon } from '../../components/icon.tsx';
import { flightComputedBy, typicalComputedBy } from '../../components/results/computed-by.ts';
import { announcementOf } from '../../components/results/announcement.ts';
import { EmptyResult } from '../../components/results/empty-result.tsx';
import { isTypicalFromOpenEngine } from '../../components/results/open-engine.ts';
import { HeadlineSection } from '../../components/results/headline/headline-section.tsx';
import { SameFigures } from '../../components/results/beside-headline-part.ts';
import { RESULT_ID } from '../../components/results/result-section.tsx';
import { flightHeadlineSubject, flightSubject, routeSubject } from '../../components/results/subject.ts';
import { PageColumn } from '../../components/page-column.tsx';
import { RichParagraphs } from '../../components/rich-paragraph.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { Heading, VisuallyHidden } from '../../components/typography.tsx';
import type { Provider } from '../../config/env.ts';
import { BATCH_LINKS, BATCH_PATH } from '../../content/batch-links.ts';
import { CALCULATOR } from '../../content/calculator.ts';
import { RESULTS } from '../../content/results.ts';
import { FlightMode } from '../../features/flight-mode/flight-mode.tsx';
import { FlightList } from '../../features/multi-flight/flight-list.tsx';
import { RouteMode } from '../../features/route-mode/route-mode.tsx';
import type { CalculatorMode } from './calculator-address.ts';
import { AddressNotices } from './address-notices.tsx';
import { Asking, Late } from './before-it-listens.tsx';
import { headOf } from './calculator-head.ts';
import { headlineOf } from './calculator-headline.ts';
import { ModeToggle } from './mode-toggle.tsx';
import { useCalculator, type Calculator } from './use-calculator.ts';

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: { base: '4', md: '5' } } });

/** Without a script it would only look so. */
const Usable = chakra('div', { base: { display: 'contents', '@media (scripting: none)': { display: 'none' } } });
const Bar = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4' } });

/** A result moves no footer that is seen, and a calendar covers none. */
const MIN_HEIGHT = 'max(100dvh, 64rem)';

type CalculatorPageProps = { readonly mode: CalculatorMode };

/** Both calculator paths: the path chooses the mode, the query what is looked up. */
export function CalculatorPage({ mode }: CalculatorPageProps) {
  const calculator = useCalculator(mode);
  const { entries, flight, typical } = calculator;
  const isHydrated = useHydrated();
  useFooterNote(mode === 'flight' ? footerNote(flight, flightComputedBy) : footerNote(typical, typicalComputedBy));
  return (
    <PageColumn width="wide" minHeight={{ base: MIN_HEIGHT, _print: '0' }}>
      <DocumentHead {...headOf(headlineOf(mode, isHydrated, calculator, undefined), isHydrated)} />
      <Stack>
        <Heading as="h1" size="h1" _print={{ fontSize: 'md' }}>
          {CALCULATOR.title}
        </Heading>
        <noscript>
          <RichParagraphs paragraphs={CALCULATOR.withoutScript} />
        </noscript>
        <Usable>
          <Bar>
            <ModeToggle mode={mode} onChoose={calculator.chooseMode} />
            {calculator.listAddress && (
              <TextLink
                to={calculator.listAddress}
                display="inline-flex"
                alignItems="center"
                minHeight="target"
                data-print="hide"
              >
                <Icon name="previous" />
                {CALCULATOR.allFlights}
              </TextLink>
            )}
            <TextLink to={BATCH_PATH} ms="auto" data-print="hide">
              {BATCH_LINKS.fromCalculator}
            </TextLink>
          </Bar>
          {!isHydrated && (
            <>
              <Asking />
              <Late />
            </>
          )}
          <VisuallyHidden role="status">{announcement(mode, calculator)}</VisuallyHidden>
          <AddressNotices
            mode={mode}
            entries={entries}
            impossibleDates={calculator.impossibleDates}
            today={calculator.today}
          />
          <AnswerStart mode={mode} calculator={calculator} />
          {mode === 'flight' && <SameFigures entry={entries[0]} wellToWakeKg={responseOf(flight)?.wellToWakeKg} />}
          {calculator.hasSeveralFlights ? (
            <FlightList
              flights={entries}
              heading={calculator.answerStart}
              use={mode}
              today={calculator.today}
              linkTo={calculator.linkTo}
            />
          ) : mode === 'route' ? (
            <RouteMode
              entry={entries[0]}
              draft={calculator.draft}
              typical={typical}
              onSubmit={calculator.submitRoute}
              onFollow={calculator.onFollow}
            />
          ) : (
            <FlightMode
              entries={entries}
              draft={calculator.draft}
              today={calculator.today}
              flight={flight}
              typical={typical}
              hasVersion={calculator.hasVersion}
              onSubmit={calculator.submitFlights}
            />
          )}
        </Usable>
      </Stack>
    </PageColumn>
  );
}

/** What is read first of an answer: its figure, whose place is kept while it is on its way; or why there is none. */
function AnswerStart({ mode, calculator }: { readonly mode: CalculatorMode; readonly calculator: Calculator }) {
  const { entries, flight, typical, hasSeveralFlights, answerStart, onFollow } = calculator;
  const isHydrated = useHydrated();
  const [entry] = entries;
  const state = mode === 'flight' ? flight : typical;
  if (hasSeveralFlights) return null;
  if (entry !== undefined && state.status === 'settled' && state.outcome.kind !== 'result') {
    const subject = mode === 'flight' ? flightHeadlineSubject(entry) : routeSubject(entry);
    return (
      <EmptyResult
        frame={answerStart}
        mode={mode}
        asked={entry}
        subject={subject}
        outcome={state.outcome}
        onFollow={onFollow}
      />
    );
  }
  return (
    <HeadlineSection
      frame={answerStart}
      isShown={state.status !== 'idle'}
      partsId={RESULT_ID}
      hasOptions={hasOptions(typical)}
      hasOthers={mode === 'flight' && !lacksWorking(flight)}
      headlineOf={(cabin) => headlineOf(mode, isHydrated, calculator, cabin)}
    />
  );
}

/** Only this project's engine lists the ways to fly a route. */
function hasOptions(typical: OperationState<TypicalFigures>): boolean {
  return (
    typical.status !== 'settled' ||
    (typical.outcome.kind === 'result' && isTypicalFromOpenEngine(typical.outcome.response))
  );
}

/** Other methods are computed from the working, which not every backend gives. */
function lacksWorking(flight: OperationState<FlightFigures>): boolean {
  return (
    flight.status === 'settled' && flight.outcome.kind === 'result' && flight.outcome.response.working === undefined
  );
}

/** What is happening, for those who do not see it. An answer without figures has an alert of its own. */
function announcement(mode: CalculatorMode, { entries: [entry], flight, typical }: Calculator): string | undefined {
  const state = mode === 'flight' ? flight : typical;
  if (state.status === 'loading') {
    return RESULTS.loading;
  }
  if (entry === undefined || state.status === 'idle' || state.outcome.kind !== 'result') {
    return undefined;
  }
  const { wellToWakeKg } = state.outcome.response;
  return mode === 'flight'
    ? announcementOf(RESULTS.flightHeading, flightSubject(entry), wellToWakeKg)
    : announcementOf(RESULTS.routeHeading, routeSubject(entry), wellToWakeKg);
}

/** What the footer says of a result: the model's version, when it carries one, and who computed it. */
function footerNote<Answer extends { readonly modelVersion: ModelVersion | undefined }>(
  state: OperationState<Answer>,
  computedBy: (answer: Answer) => Provider | undefined,
): FooterNote {
  if (state.status !== 'settled' || state.outcome.kind !== 'result') return {};
  const { response } = state.outcome;
  const version = response.modelVersion;
  return {
    prefix: version && `Model Version: ${version.major}.${version.minor}.${version.patch}`,
    provider: computedBy(response),
  };
}
