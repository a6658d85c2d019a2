import { Link, Stack } from '@chakra-ui/react';
import { fill } from '@tim/languages';
import type { ModelVersion } from '@tim/messages';
import type { FlightFigures, TypicalFigures } from '../../shared/api/answers.ts';
import { responseOf, type Outcome } from '../../shared/api/outcome.ts';
import { useAirlineName } from '../../shared/find/use-airline-name.ts';
import { DocumentHead } from '../../shared/ui/document-head.tsx';
import { useFooterNote, type FooterNote } from '../../shared/ui/footer-note.tsx';
import { useHydrated } from '../../shared/ui/hydration.tsx';
import { useRef, type MouseEvent } from 'react';
import { flightComputedBy, typicalComputedBy } from '../../shared/api/computed-by.ts';
import { EmptyResult } from '../../features/no-answer/empty-result.tsx';
import { hasWorking, isTypicalFromOpenEngine } from '../../shared/api/open-engine.ts';
import type { Headline } from '../../features/headline/headline-words.ts';
import { HeadlineSection } from '../../features/headline/headline-section.tsx';
import { ListedElsewhere, SameFigures } from '../../features/headline/beside-headline.ts';
import type { FoldName } from '../../features/result/open-folds.ts';
import { RESULT_ID } from '../../features/result/result-section.tsx';
import { flightHeadlineSubject, flightSubject, namesIn, routeSubject } from '../../features/question/subject.ts';
import { PageColumn } from '../../shared/ui/page-column.tsx';
import { RichParagraphs } from '../../shared/ui/rich-paragraph.tsx';
import { VisuallyHidden } from '../../shared/ui/typography.tsx';
import { WithScript } from '../../shared/ui/with-script.tsx';
import { JOIN } from '../../shared/join.ts';
import type { Provider } from '../../config/env.ts';
import { CALCULATOR } from '../../features/calculator/texts.ts';
import { RESULTS } from '../../features/result/texts.ts';
import { FlightAnswer, FlightForm } from '../../features/calculator/flight-mode.tsx';
import { FlightList } from '../../features/calculator/flight-list.tsx';
import { RouteAnswer, RouteForm } from '../../features/calculator/route-mode.tsx';
import type { CalculatorMode } from '../../features/calculator/calculator-address.ts';
import { AskedFields } from '../../features/calculator/asked-fields.tsx';
import { AddressNotices } from '../../features/calculator/address-notices.tsx';
import { Asking } from '../../features/calculator/asking.tsx';
import { headlineOf } from '../../features/calculator/calculator-headline.ts';
import { QuestionArea, WHEN_ASKED } from '../../features/calculator/question-area.tsx';
import { CalculatorTop } from '../../features/calculator/calculator-top.tsx';
import { FlightResult, RouteResult, OptionsWithoutTypical } from './result-parts.ts';
import { useCalculator, type Calculator } from '../../features/calculator/use-calculator.ts';
import { headOf } from '../../features/calculator/calculator-head.ts';

/** A result moves no footer that is seen, and a calendar covers none. */
const MIN_HEIGHT = 'max(100dvh, 64rem)';

/** Within it two presses are one double click, as systems are set [ms]. */
const DOUBLE_CLICK_MS = 500;

type CalculatorPageProps = { readonly mode: CalculatorMode };

/** Both calculator paths: the path chooses the mode, the query what is looked up. */
// oxlint-disable-next-line max-lines-per-function -- one part of the page, from top to bottom
export function CalculatorPage({ mode }: CalculatorPageProps) {
  const calculator = useCalculator(mode);
  const { entries, flight, typical, main } = calculator;
  const isHydrated = useHydrated();
  const airlineName = useAirlineName(
    main.kind === 'result' ? calculator.question.airline : '',
    responseOf<FlightFigures | TypicalFigures>(main)?.message.carrierNames[calculator.question.airline],
  );
  const headline = headlineOf(mode, isHydrated, calculator, airlineName);
  const isAsked = !calculator.hasSeveralFlights && (main.kind === 'loading' || main.kind === 'result');
  const submittedAtMs = useRef(-Infinity);
  const submitting =
    <Asked,>(submit: (asked: Asked) => void) =>
    (asked: Asked) => {
      submittedAtMs.current = performance.now();
      submit(asked);
    };
  /** The second press of a double click is not meant for what has come to stand where the button was. */
  const leaveOutSecondPress = (event: MouseEvent) => {
    if (event.detail < 2 || event.timeStamp - submittedAtMs.current > DOUBLE_CLICK_MS) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const others = (
    <AskedFields question={calculator.question} cabin={headline.cabin} onChange={calculator.changeQuestion} />
  );
  useFooterNote(mode === 'flight' ? footerNote(flight, flightComputedBy) : footerNote(typical, typicalComputedBy));
  return (
    <PageColumn
      width="wide"
      minHeight={{ base: MIN_HEIGHT, _print: '0' }}
      data-asked={isAsked ? '' : undefined}
      css={{ [WHEN_ASKED]: { paddingBlock: '4' } }}
      onClickCapture={leaveOutSecondPress}
      suppressHydrationWarning
    >
      <DocumentHead {...headOf(headline, isHydrated)} />
      <Stack gap={{ base: '4', md: '5' }}>
        <CalculatorTop
          mode={mode}
          isAsked={isAsked}
          listAddress={calculator.listAddress}
          onChooseMode={calculator.chooseMode}
        />
        <WithScript
          instead={<RichParagraphs paragraphs={CALCULATOR.withoutScript} />}
          late={
            <>
              {CALCULATOR.late}
              {JOIN.space}
              <Link href="">{CALCULATOR.loadAgain}</Link>
            </>
          }
        >
          {!isHydrated && <Asking />}
          <VisuallyHidden role="status">{announcement(mode, calculator, headline)}</VisuallyHidden>
          <AddressNotices mode={mode} calculator={calculator} />
          <NoAnswer mode={mode} calculator={calculator} />
          {!calculator.hasSeveralFlights && (
            <QuestionArea
              isAsked={isAsked}
              question={headline.texts.subject ?? ''}
              asked={headline.texts.asked ?? ''}
              form={
                mode === 'route' ? (
                  <RouteForm draft={calculator.draft} others={others} onSubmit={submitting(calculator.submitRoute)} />
                ) : (
                  <FlightForm
                    draft={calculator.draft}
                    today={calculator.today}
                    addressedDate={entries[0]?.departureDate}
                    others={others}
                    onSubmit={submitting(calculator.submitFlights)}
                  />
                )
              }
            />
          )}
          <AnswerStart mode={mode} calculator={calculator} headline={headline} />
          {mode === 'flight' && entries.length > 0 && (
            <SameFigures entry={entries[0]} wellToWakeKg={responseOf(flight)?.wellToWakeKg} />
          )}
          {calculator.hasSeveralFlights ? (
            <FlightList mode={mode} calculator={calculator} />
          ) : mode === 'route' ? (
            <RouteAnswer
              entry={entries[0]}
              typical={typical}
              renderResult={(entry, answer) => (
                <RouteResult
                  entry={entry}
                  answer={answer}
                  cabin={headline.cabin}
                  question={calculator.question}
                  onFollow={calculator.onFollow}
                />
              )}
              renderEmpty={(entry, reason) => (
                <OptionsWithoutTypical
                  entry={entry}
                  reason={reason}
                  question={calculator.question}
                  onFollow={calculator.onFollow}
                />
              )}
            />
          ) : (
            <FlightAnswer
              entry={entries[0]}
              flight={flight}
              hasVersion={calculator.hasVersion}
              renderResult={(answered, answer) => (
                <FlightResult
                  entry={answered}
                  answer={answer}
                  typical={typical}
                  cabin={headline.cabin}
                  question={calculator.question}
                />
              )}
            />
          )}
        </WithScript>
      </Stack>
    </PageColumn>
  );
}

type AnswerStartProps = {
  readonly mode: CalculatorMode;
  readonly calculator: Calculator;
};

/** Why there is no answer, above the form that corrects the question. */
function NoAnswer({ mode, calculator: { entries, main, hasSeveralFlights, ...page } }: AnswerStartProps) {
  const [entry] = entries;
  if (hasSeveralFlights || entry === undefined || (main.kind !== 'empty' && main.kind !== 'failed')) return null;
  const { placeNames = {} } = main.kind === 'empty' ? main.reason : {};
  return (
    <EmptyResult
      frame={page.answerStart}
      mode={mode}
      asked={entry}
      subject={(mode === 'flight' ? flightHeadlineSubject : routeSubject)(entry, (code) => placeNames[code])}
      outcome={main}
      onFollow={page.onFollow}
    />
  );
}

/** Where a figure's making and its range are told. */
const WORKING: FoldName = 'working';

/** What is read first of an answer: its figure, whose place is kept while it is on its way. */
function AnswerStart({ mode, calculator, headline }: AnswerStartProps & { readonly headline: Headline }) {
  const { entries, flight, typical, main, hasSeveralFlights } = calculator;
  const [entry] = entries;
  if (hasSeveralFlights || main.kind === 'empty' || main.kind === 'failed') return null;
  const hasWorkingBelow = !lacksWorking(flight, typical, mode);
  return (
    <HeadlineSection
      frame={calculator.answerStart}
      isShown={main.kind !== 'idle'}
      isAboutFlight={mode === 'flight'}
      listedRoutes={
        mode === 'flight' && entry && responseOf(flight)?.isFlightNumberVerified === false ? (
          <ListedElsewhere entry={entry} onFollow={calculator.onFollow} />
        ) : undefined
      }
      partsId={hasWorkingBelow ? WORKING : RESULT_ID}
      hasOptions={hasOptions(typical)}
      hasOthers={hasWorkingBelow}
      headline={headline}
      onChooseCabin={(cabin) => calculator.changeQuestion({ cabin })}
    />
  );
}

/** Only this project's engine lists the ways to fly a route. */
function hasOptions(typical: Outcome<TypicalFigures>): boolean {
  if (typical.kind === 'result') return isTypicalFromOpenEngine(typical.response);
  return typical.kind === 'idle' || typical.kind === 'loading';
}

/** Not every backend gives a working, which says how sure a figure is and feeds other methods. */
function lacksWorking(flight: Outcome<FlightFigures>, typical: Outcome<TypicalFigures>, mode: CalculatorMode): boolean {
  return mode === 'flight'
    ? flight.kind === 'result' && !hasWorking(flight.response)
    : typical.kind === 'result' && !isTypicalFromOpenEngine(typical.response);
}

/** What is happening, for those who do not see it: the figure again when another is asked for. An answer without figures has an alert of its own. */
function announcement(
  mode: CalculatorMode,
  { entries: [entry], main }: Calculator,
  { texts: { figure = '', per = '' } }: Headline,
): string | undefined {
  if (main.kind === 'loading') return RESULTS.loading;
  if (entry === undefined || main.kind !== 'result') return undefined;
  const [heading, subjectOf] =
    mode === 'flight' ? [RESULTS.flightHeading, flightSubject] : [RESULTS.routeHeading, routeSubject];
  return fill(RESULTS.announced, {
    heading,
    subject: subjectOf(entry, namesIn(main.response)),
    figure: `${figure} ${per}`,
  });
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
    prefix: version && fill(CALCULATOR.modelVersion, { version: `${version.major}.${version.minor}.${version.patch}` }),
    provider: computedBy(response),
  };
}
