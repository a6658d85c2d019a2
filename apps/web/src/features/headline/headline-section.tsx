import type { CabinClass } from '@tim/engine';
import { chakra, Link, Stack } from '@chakra-ui/react';
import type { ReactNode, RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { ALONG_ID } from '../result/open-folds.ts';
import { HEADLINE } from './texts.ts';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { VisuallyHidden } from '../../shared/ui/typography.tsx';
import { CabinChoice } from './cabin-choice.tsx';
import { FigureBar } from './figure-bar.tsx';
import { IsThatALot } from './is-that-a-lot.tsx';
import { type Headline, type Slot } from './headline-words.ts';
import { HEADLINE_ID } from './slot-props.ts';

const SIDE_BY_SIDE = 'minmax(0, 1fr) minmax(0, 1fr)';

/** As the address asks for a figure, its place is kept from the first paint on, before the application knows. */
const Frame = chakra('section', {
  base: {
    display: 'none',
    // Who is led here sees the question above it whole.
    scrollMarginTop: '16',
    columnGap: '10',
    rowGap: '3',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: SIDE_BY_SIDE, _print: SIDE_BY_SIDE },
    '&:is([data-shown], :root[data-asks] *)': { display: 'grid' },
    // What is not known yet has its own shape already.
    '&:not([data-answered]) [data-slot]:empty::before': {
      content: '""',
      display: 'inline-block',
      width: '9ch',
      height: '0.8em',
      maxWidth: '100%',
      borderRadius: 'sm',
      bg: 'bg.emphasized',
    },
    '&:not([data-answered]) [data-answer]': { visibility: 'hidden' },
    '&[data-answered] [data-slot=contrails]:empty': { display: 'none' },
    // Without a figure there is nothing to ask "Is that a lot?" of.
    '&[data-answered] *:has(> [data-slot=inAYear]:empty)': { display: 'none' },
  },
});
/** Languages whose texts take a line more on a phone. */
const LONGER_WORDS = '&:is(:lang(de), :lang(fr), :lang(es))';
const LONGEST_WORDS = '&:is(:lang(fr), :lang(es))';

/** As many lines as its text usually takes, so that nothing moves when it comes. */
const Line = chakra('p', {
  base: { textWrap: 'pretty' },
  variants: {
    kind: {
      warning: {
        px: '3',
        py: '2',
        mb: '1',
        border: '1px solid {colors.notice}',
        borderInlineStartWidth: '4px',
        borderRadius: 'md',
        _empty: { display: 'none' },
      },
      aircraft: { minHeight: '1.3125rem', fontSize: 'sm', lineHeight: '1.5', color: 'fg.muted' },
      figure: {
        minHeight: '1.15em',
        fontSize: { base: 'figure', _print: 'xl' },
        fontWeight: 'normal',
        lineHeight: '1.15',
        letterSpacing: '-0.02em',
      },
      per: { minHeight: { base: '3.1em', sm: '1.55em', _print: '0' }, fontSize: 'lg', lineHeight: '1.55' },
      comparison: {
        minHeight: { base: '3.2em', _print: '0' },
        [LONGER_WORDS]: { minHeight: { base: '4.6em', sm: '3.2em', _print: '0' } },
      },
      aside: {
        fontSize: 'sm',
        lineHeight: '1.5',
        color: 'fg.muted',
      },
      // Its sentence, and below it a bar beside a choice.
      year: {
        minHeight: { base: 'calc(4.5em + 3rem)', _print: '0' },
        [LONGEST_WORDS]: { minHeight: { base: 'calc(6em + 3rem)', sm: 'calc(4.5em + 3rem)', _print: '0' } },
        fontSize: 'sm',
        lineHeight: '1.5',
        color: 'fg.muted',
      },
      // Where a link takes two lines, the next row keeps clear of it.
      links: { display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '2' },
    },
  },
});

type HeadlineSectionProps = {
  /** For the section: it takes the focus when the visitor asked for the figure. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly isShown: boolean;
  /** Of a flight the aircraft is told. */
  readonly isAboutFlight: boolean;
  /** Where the flight is listed, if not on its route: below what is said of that. */
  readonly listedRoutes?: ReactNode;
  /** Where the parts of the figure stand, below. */
  readonly partsId: string;
  /** Whether everyone who flies the route is listed: below a route's result. */
  readonly hasOptions: boolean;
  /** Whether a section below compares the figure with other methods'. */
  readonly hasOthers: boolean;
  /** What is said of the cabin that the address asks for; of the first that has a figure where it asks for none. */
  readonly headline: Headline;
  readonly onChooseCabin: (cabin: CabinClass) => void;
};

/**
 * A result's figure before everything else. Before the application runs, the page's loader fills the same places with
 * the same words (start/early-painter.ts): hydration leaves them alone.
 */
export function HeadlineSection({
  frame,
  isShown,
  isAboutFlight,
  listedRoutes,
  partsId,
  hasOptions,
  hasOthers,
  headline,
  onChooseCabin,
}: HeadlineSectionProps) {
  const { search } = useLocation();
  const { texts, places, isAnswered } = headline;

  const slot = (name: Slot) => ({ 'data-slot': name, suppressHydrationWarning: true, children: texts[name] ?? '' });
  return (
    <Frame
      ref={frame}
      id={HEADLINE_ID}
      tabIndex={-1}
      aria-label={HEADLINE.label}
      data-shown={isShown ? '' : undefined}
      data-answered={isAnswered ? '' : undefined}
      style={places}
      suppressHydrationWarning
    >
      <Stack gap={{ base: '1', _print: '0' }}>
        <Line kind="warning" role="alert" {...slot('warning')} />
        {listedRoutes}
        {isAboutFlight && <Line kind="aircraft" data-print="hide" {...slot('aircraft')} />}
        <Line kind="figure" {...slot('figure')} />
        <Line kind="per" {...slot('per')} />
      </Stack>
      <div>
        <VisuallyHidden {...slot('spoken')} />
        <FigureBar hasTypical={isAboutFlight} slot={slot} />
      </div>
      <Stack gap={{ base: '1', _print: '0' }}>
        <Line {...slot('thereAndBack')} data-print="hide" />
        <Line kind="comparison" {...slot('comparison')} />
        <Line as="div" kind="year" data-answer data-print="hide">
          <IsThatALot journeys={headline.journeys} slot={slot('inAYear')} />
        </Line>
        <Line kind="links" data-print="hide">
          {/* Where they lead to comes with the result: until then there is their place. */}
          <Link href={isShown ? `#${partsId}` : undefined}>{HEADLINE.link}</Link>
          <Link href={isShown ? `#${ALONG_ID}` : undefined}>{HEADLINE.along}</Link>
          {hasOptions &&
            (isShown ? (
              <TextLink to={`/lookup/route${search}#options`}>{HEADLINE.options}</TextLink>
            ) : (
              <Link>{HEADLINE.options}</Link>
            ))}
          {hasOthers && <Link href={isShown ? '#others' : undefined}>{HEADLINE.others}</Link>}
        </Line>
      </Stack>
      <div>
        <CabinChoice chosen={headline.cabin} onChoose={onChooseCabin} slot={slot} />
        {isAboutFlight && (
          <Line kind="aside" minHeight="3em" mt={{ md: '3' }} data-print="hide" {...slot('contrails')} />
        )}
      </div>
    </Frame>
  );
}
