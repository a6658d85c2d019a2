import { Box, Button, Flex, Grid, Link } from '@chakra-ui/react';
import { axisEndKg, formatNumber, withUnit } from '@tim/format';
import { formatItinerary, type Trip, type TripLeg } from '@tim/itinerary';
import { fill } from '@tim/languages';
import type { CalendarDate } from '@tim/notation';
import type { RefObject } from 'react';
import { NOTES } from '../notes/texts.ts';
import { isFromOpenEngine, isTypicalFromOpenEngine } from '../../shared/api/open-engine.ts';
import { Notes } from '../notes/notes.tsx';
import { ResultAddress } from '../result/result-address.tsx';
import { Result } from '../result/result-section.tsx';
import { Segments } from '../../shared/ui/segments.tsx';
import { Heading } from '../../shared/ui/typography.tsx';
import { TRIP } from './texts.ts';
import { legFigures, tripNames, type LegAnswer, type LegFigure } from './leg-answer.ts';
import { LegItem } from './leg-item.tsx';
import { LazyQuote } from './lazy-quote.tsx';
import { LegMap } from './leg-map.tsx';
import { NoTotal } from './no-total.tsx';
import { TotalLines, TotalSkeleton } from './total-lines.tsx';
import { addressOf } from '../../config/pages.ts';
import { tripAddress } from './trip-address.ts';
import { TRIP_FORM_ID } from './trip-form.ts';
import { connectionOf, onwardLeg } from './trip-shape.ts';
import { tripSum } from './trip-sum.ts';
import type { OptionsSlot } from './options-slot.ts';
import { tripTotal, unansweredTotal, type PaintedTotal } from './trip-total.ts';
import { peopleText, planningHeading, timesOf, tripJourneys, withoutText } from './trip-words.ts';
import { paintedHere } from '../../shared/hand-over.ts';
import { JOIN } from '../../shared/join.ts';

const COUNTED = ['direct', 'typical'] as const;
export type Counted = (typeof COUNTED)[number];

type TripResultProps = {
  readonly trip: Trip;
  /** One for each leg. */
  readonly answers: readonly LegAnswer[];
  readonly today: CalendarDate;
  /** Takes the focus when the visitor asked for the result. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** To be told to ask again. */
  readonly onRetry: () => void;
  /** To be told to count connections too, or direct flights alone. */
  readonly onCount: (counted: Counted) => void;
  readonly onChangeLeg: (index: number, leg: TripLeg, isStep: boolean) => void;
  /** To be told which address of a trip the visitor follows. */
  readonly onFollow: (address: string) => void;
  readonly LegOptions: OptionsSlot;
};

/** A trip's total before everything else, then its legs, what they add up to, and where they lead. */
// oxlint-disable-next-line max-lines-per-function -- one part of the page, from top to bottom
export function TripResult({
  trip,
  answers,
  today,
  heading,
  onRetry,
  onCount,
  onChangeLeg,
  onFollow,
  LegOptions,
}: TripResultProps) {
  const sum = tripSum(answers);
  const nameOf = tripNames(answers);
  const without = withoutText(trip, sum, nameOf);
  const isLoading = answers.some(({ kind }) => kind === 'loading');
  const figures = legFigures(answers);
  const endKg = axisEndKg(Math.max(1, ...figures.map(({ kg, range }) => range?.highKg ?? kg)));
  // Until it is known that no leg has direct flights, the place of the switch is kept.
  const isChoice = isLoading
    ? trip.legs.some(({ flightNumber }) => flightNumber === '')
    : figures.some(({ typical }) => typical?.direct !== undefined);
  const total = isLoading
    ? ((paintedHere() as PaintedTotal | undefined)?.texts ?? unansweredTotal(trip, nameOf))
    : tripTotal(trip, answers, sum);
  return (
    <Result aria-label={total.heading}>
      <TotalLines
        total={total}
        journeys={isLoading || total.inAYear === '' ? undefined : tripJourneys(trip, figures, sum)}
        heading={heading}
      />
      {total.figure === '' && (isLoading ? <TotalSkeleton trip={trip} /> : <NoTotal answers={answers} />)}
      {answers.some(({ kind }) => kind === 'failed') && (
        <Button type="button" variant="outline" alignSelf="flex-start" data-print="hide" onClick={onRetry}>
          {TRIP.retry}
        </Button>
      )}
      {isChoice && (
        <Segments
          isSmall
          label={TRIP.countedLabel}
          options={COUNTED}
          names={TRIP.counted}
          value={trip.isTypical ? 'typical' : 'direct'}
          onChange={onCount}
        />
      )}
      <Flex wrap="wrap" justify="space-between" align="baseline" columnGap="4" mt="4">
        <Heading as="h3" size="h3">
          {trip.travellers > 1 && trip.byCabin === undefined ? TRIP.legsHeadingOfEach : TRIP.legsHeading}
        </Heading>
        <Link href={`#${TRIP_FORM_ID}`} data-print="hide">
          {planningHeading(trip)}
        </Link>
      </Flex>
      <Box as="ol" borderTop="1px solid {colors.border}">
        {trip.legs.map((leg, index) => (
          <LegItem
            // A trip may have the same leg twice. One that is another flight begins anew.
            key={`${index} ${formatItinerary([leg])}`}
            leg={leg}
            party={trip}
            nameOf={nameOf}
            answer={answers[index] ?? { kind: 'loading' }}
            onward={onwardLeg(trip.legs, index)}
            connection={connectionOf(trip.legs, index, nameOf)}
            endKg={endKg}
            today={today}
            onChange={(changed, isStep) => onChangeLeg(index, changed, isStep)}
            addressWith={(legs, count = 1) =>
              tripAddress({ ...trip, legs: trip.legs.toSpliced(index, count, ...legs) })
            }
            onFollow={onFollow}
            LegOptions={LegOptions}
          />
        ))}
      </Box>
      {!isLoading && sum.kg > 0 && (
        <>
          <Grid
            as="dl"
            templateColumns="minmax(0, 1fr) auto"
            columnGap="4"
            borderBottom="2px solid {colors.fg}"
            fontWeight="bold"
            css={{
              '& > dt, & > dd': { py: '2' },
              '& > dd': { fontSize: 'lg', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
            }}
            aria-label={TRIP.sumHeading}
          >
            {trip.byCabin === undefined && (
              <>
                <dt>{JOIN.clauses([TRIP.perPerson, without ?? ''].filter(Boolean))}</dt>
                <dd>{withUnit(formatNumber(sum.kg, 1), 'kg')}</dd>
              </>
            )}
            {trip.travellers > 1 && (
              <>
                <dt>{fill(TRIP.sumFor, { people: peopleText(trip) })}</dt>
                <dd>{withUnit(formatNumber(sum.kg * timesOf(trip), 1), 'kg')}</dd>
              </>
            )}
          </Grid>
          <Notes
            notes={[
              ...(figures.some(isTypical) ? [{ label: TRIP.typicalLabel, text: typicalMeaning(figures) }] : []),
              ...(figures.some(hasMoreAirports) ? [{ label: TRIP.airportsLabel, text: NOTES.airportsReason }] : []),
              { label: TRIP.rangeLabel, text: sum.range ? TRIP.rangeRule : TRIP.noRange },
              { label: TRIP.contrailsLabel, text: TRIP.contrailsNote },
            ]}
            isFromOpenEngine={figures.some(isOwnFigure)}
          />
        </>
      )}
      {!isLoading && sum.kg > 0 && (
        <LazyQuote
          trip={trip}
          answers={answers}
          sum={sum}
          address={`${window.location.origin}${addressOf(tripAddress(trip))}`}
          madeOn={today}
        />
      )}
      <LegMap legs={trip.legs} label={TRIP.mapLabel} caption={(kilometres) => fill(TRIP.mapCaption, { kilometres })} />
      <ResultAddress />
    </Result>
  );
}

/** What a typical figure is the middle of. */
function typicalMeaning(figures: readonly LegFigure[]): string {
  return figures.some(
    (figure) => figure.typical !== undefined && (figure.ways === 'direct' || figure.ways === 'connections'),
  )
    ? TRIP.directMeaning
    : NOTES.typicalMeaning;
}

/** Whether a leg's figure is what is typical of its route. */
function isTypical({ typical }: LegFigure): boolean {
  return typical !== undefined;
}

/** Whether a leg's figure counts flights of more airports than its two. */
function hasMoreAirports({ typical }: LegFigure): boolean {
  return (typical?.answeredMarkets.length ?? 0) > 0;
}

/** Whether a leg's figure is this project's own. */
function isOwnFigure({ flight, typical }: LegFigure): boolean {
  return flight ? isFromOpenEngine(flight) : isTypicalFromOpenEngine(typical);
}
