import { Box, Flex, Stack } from '@chakra-ui/react';
import type { ModelVersion } from '@tim/messages';
import type { FlightFigures, TypicalFigures } from '../../shared/api/answers.ts';
import { responseOf, type Outcome } from '../../shared/api/outcome.ts';
import { DocumentHead } from '../../shared/ui/document-head.tsx';
import { useFooterNote, type FooterNote } from '../../shared/ui/footer-note.tsx';
import { useHydrated } from '../../shared/ui/hydration.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { flightComputedBy, typicalComputedBy } from '../../features/result/computed-by.ts';
import { announcementOf } from '../../features/result/announcement.ts';
import { EmptyResult } from '../../features/result/empty-result.tsx';
import { isTypicalFromOpenEngine } from '../../features/result/open-engine.ts';
import type { Headline } from '../../features/result/headline/headline-words.ts';
import { HeadlineSection } from '../../features/result/headline/headline-section.tsx';
import { SameFigures } from '../../features/result/beside-headline.ts';
import { RESULT_ID } from '../../features/result/result-section.tsx';
import { flightHeadlineSubject, flightSubject, routeSubject } from '../../features/result/subject.ts';
import { PageColumn } from '../../shared/ui/page-column.tsx';
import { RichParagraphs } from '../../shared/ui/rich-paragraph.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { Heading, VisuallyHidden } from '../../shared/ui/typography.tsx';
import type { Provider } from '../../config/env.ts';
import { PAGES } from '../../config/pages.ts';
import { CALCULATOR } from '../../features/calculator/texts.ts';
import { RESULTS } from '../../features/result/texts.ts';
import { FlightMode } from '../../features/calculator/flight-mode.tsx';
import { FlightList } from '../../features/calculator/flight-list.tsx';
import { RouteMode } from '../../features/calculator/route-mode.tsx';
import type { CalculatorMode } from '../../features/calculator/calculator-address.ts';
import { AddressNotices } from '../../features/calculator/address-notices.tsx';
import { Asking, Late } from '../../features/calculator/before-it-listens.tsx';
import { headOf } from '../../features/calculator/calculator-head.ts';
import { headlineOf } from '../../features/calculator/calculator-headline.ts';
import { ModeToggle } from '../../features/calculator/mode-toggle.tsx';
import { FlightResult, RouteResult } from './result-parts.ts';
import { useCalculator, type Calculator } from './use-calculator.ts';

/** A result moves no footer that is seen, and a calendar covers none. */
const MIN_HEIGHT = 'max(100dvh, 64rem)';

type CalculatorPageProps = { readonly mode: CalculatorMode };

/** Both calculator paths: the path chooses the mode, the query what is looked up. */
export function CalculatorPage({ mode }: CalculatorPageProps) {
  const calculator = useCalculator(mode);
  const { entries, flight, typical } = calculator;
  const isHydrated = useHydrated();
  const headline = headlineOf(mode, isHydrated, calculator);
  useFooterNote(mode === 'flight' ? footerNote(flight, flightComputedBy) : footerNote(typical, typicalComputedBy));
  return (
    <PageColumn width="wide" minHeight={{ base: MIN_HEIGHT, _print: '0' }}>
      <DocumentHead {...headOf(headline, isHydrated)} />
      <Stack gap={{ base: '4', md: '5' }}>
        <Heading as="h1" size="h1" _print={{ fontSize: 'md' }}>
          {CALCULATOR.title}
        </Heading>
        <noscript>
          <RichParagraphs paragraphs={CALCULATOR.withoutScript} />
        </noscript>
        <Box
          // Without a script it would only look so.
          display="contents"
          css={{ '@media (scripting: none)': { display: 'none' } }}
        >
          <Flex wrap="wrap" align="center" columnGap="4">
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
            <TextLink to={PAGES.batch} ms="auto" data-print="hide">
              {CALCULATOR.giveList}
            </TextLink>
          </Flex>
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
          <AnswerStart mode={mode} calculator={calculator} headline={headline} />
          {mode === 'flight' && entries.length > 0 && (
            <SameFigures entry={entries[0]} wellToWakeKg={responseOf(flight)?.wellToWakeKg} />
          )}
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
              renderResult={(entry, answer) => (
                <RouteResult entry={entry} answer={answer} cabin={headline.cabin} onFollow={calculator.onFollow} />
              )}
            />
          ) : (
            <FlightMode
              entries={entries}
              draft={calculator.draft}
              today={calculator.today}
              flight={flight}
              hasVersion={calculator.hasVersion}
              onSubmit={calculator.submitFlights}
              renderResult={(answered, answer) => (
                <FlightResult entry={answered} answer={answer} typical={typical} cabin={headline.cabin} />
              )}
            />
          )}
        </Box>
      </Stack>
    </PageColumn>
  );
}

type AnswerStartProps = {
  readonly mode: CalculatorMode;
  readonly calculator: Calculator;
  readonly headline: Headline;
};

/** What is read first of an answer: its figure, whose place is kept while it is on its way; or why there is none. */
function AnswerStart({ mode, calculator, headline }: AnswerStartProps) {
  const { entries, flight, typical, hasSeveralFlights, answerStart, onFollow } = calculator;
  const [entry] = entries;
  const state = mode === 'flight' ? flight : typical;
  if (hasSeveralFlights) return null;
  if (entry !== undefined && (state.kind === 'empty' || state.kind === 'failed')) {
    const subject = mode === 'flight' ? flightHeadlineSubject(entry) : routeSubject(entry);
    return (
      <EmptyResult
        frame={answerStart}
        mode={mode}
        asked={entry}
        subject={subject}
        outcome={state}
        onFollow={onFollow}
      />
    );
  }
  return (
    <HeadlineSection
      frame={answerStart}
      isShown={state.kind !== 'idle'}
      partsId={RESULT_ID}
      hasOptions={hasOptions(typical)}
      hasOthers={mode === 'flight' && !lacksWorking(flight)}
      headline={headline}
      onChooseCabin={calculator.chooseCabin}
    />
  );
}

/** Only this project's engine lists the ways to fly a route. */
function hasOptions(typical: Outcome<TypicalFigures>): boolean {
  if (typical.kind === 'result') return isTypicalFromOpenEngine(typical.response);
  return typical.kind === 'idle' || typical.kind === 'loading';
}

/** Other methods are computed from the working, which not every backend gives. */
function lacksWorking(flight: Outcome<FlightFigures>): boolean {
  return flight.kind === 'result' && flight.response.working === undefined;
}

/** What is happening, for those who do not see it. An answer without figures has an alert of its own. */
function announcement(mode: CalculatorMode, { entries: [entry], flight, typical }: Calculator): string | undefined {
  const state = mode === 'flight' ? flight : typical;
  if (state.kind === 'loading') {
    return RESULTS.loading;
  }
  if (entry === undefined || state.kind !== 'result') {
    return undefined;
  }
  const { wellToWakeKg } = state.response;
  return mode === 'flight'
    ? announcementOf(RESULTS.flightHeading, flightSubject(entry), wellToWakeKg)
    : announcementOf(RESULTS.routeHeading, routeSubject(entry), wellToWakeKg);
}

/** What the footer says of a result: the model's version, when it carries one, and who computed it. */
function footerNote<Answer extends { readonly modelVersion: ModelVersion | undefined }>(
  state: Outcome<Answer>,
  computedBy: (answer: Answer) => Provider | undefined,
): FooterNote {
  if (state.kind !== 'result') return {};
  const { response } = state;
  const version = response.modelVersion;
  return {
    prefix: version && CALCULATOR.modelVersion(`${version.major}.${version.minor}.${version.patch}`),
    provider: computedBy(response),
  };
}
