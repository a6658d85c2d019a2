import { Box, Button, Flex, Grid, Link, Skeleton } from '@chakra-ui/react';
import { axisEndKg, formatNumber, withUnit } from '@tim/format';
import { formatItinerary, type Trip } from '@tim/itinerary';
import { fill } from '@tim/languages';
import { NOTES } from '../notes/texts.ts';
import { isFromOpenEngine, isTypicalFromOpenEngine } from '../../shared/api/open-engine.ts';
import { Notes } from '../notes/notes.tsx';
import { ResultAddress } from '../result/result-address.tsx';
import { Result } from '../result/result-section.tsx';
import { later } from '../../shared/ui/later.tsx';
import { Segments } from '../../shared/ui/segments.tsx';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { TRIP } from './texts.ts';
import { legFigures, tripNames, type LegFigure } from './leg-answer.ts';
import { LegItem } from './leg-item.tsx';
import { NoTotal } from './no-total.tsx';
import { TotalLines, TotalSkeleton } from './total-lines.tsx';
import { addressOf } from '../../config/pages.ts';
import { tripAddress } from './trip-address.ts';
import { TRIP_FORM_ID } from './trip-form.ts';
import { connectionOf, onwardLeg } from './trip-shape.ts';
import { tripSum } from './trip-sum.ts';
import type { OptionsSlot } from './options-slot.ts';
import { QUOTE_ID, tripTotal, unansweredTotal, type PaintedTotal } from './trip-total.ts';
import { peopleText, planningHeading, timesOf, tripJourneys, withoutText } from './trip-words.ts';
import { COUNTED, type TripState } from './use-trip.ts';
import { paintedHere } from '../../shared/hand-over.ts';
import { JOIN } from '../../shared/join.ts';

/** Where the legs lead. Land, places and what draws them come when there is a trip to draw; without them the page has everything else. */
const LegMap = later(async () => (await import('../../shared/map/route-map.tsx')).RouteMap, {
  coming: <Skeleton aria-hidden="true" width="full" aspectRatio="2" />,
  Failed: () => <Text tone="muted">{TRIP.mapMissing}</Text>,
});

/** What is to be quoted of a trip comes when there is a total to quote. */
const TripQuote = later(async () => (await import('./quote/trip-quote.tsx')).TripQuote, {
  coming: <Skeleton height="7rem" aria-hidden="true" />,
});

type TripResultProps = {
  readonly trip: Trip;
  readonly state: TripState;
  readonly LegOptions: OptionsSlot;
};

/** A trip's total before everything else, then its legs, what they add up to, and where they lead. */
// oxlint-disable-next-line max-lines-per-function -- one part of the page, from top to bottom
export function TripResult({ trip, state, LegOptions }: TripResultProps) {
  const { answers, today } = state;
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
        heading={state.heading}
      />
      {total.figure === '' && (isLoading ? <TotalSkeleton trip={trip} /> : <NoTotal answers={answers} />)}
      {answers.some(({ kind }) => kind === 'failed') && (
        <Button type="button" variant="outline" alignSelf="flex-start" data-print="hide" onClick={state.retry}>
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
          onChange={state.count}
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
            onChange={(changed, isStep) => state.changeLeg(index, changed, isStep)}
            addressWith={(legs, count = 1) =>
              tripAddress({ ...trip, legs: trip.legs.toSpliced(index, count, ...legs) })
            }
            onFollow={state.onFollow}
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
                <dt>{JOIN.clauses([TRIP.perPerson, without].filter(Boolean))}</dt>
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
              ...(figures.some(({ typical }) => typical)
                ? [{ label: TRIP.typicalLabel, text: typicalMeaning(figures) }]
                : []),
              ...(figures.some(({ typical }) => typical?.answeredMarkets.length)
                ? [{ label: TRIP.airportsLabel, text: NOTES.airportsReason }]
                : []),
              { label: TRIP.rangeLabel, text: sum.range ? TRIP.rangeRule : TRIP.noRange },
              { label: TRIP.contrailsLabel, text: TRIP.contrailsNote },
            ]}
            isFromOpenEngine={figures.some(({ flight, typical }) =>
              flight ? isFromOpenEngine(flight) : isTypicalFromOpenEngine(typical),
            )}
          />
          <Box mt="4" id={QUOTE_ID} data-print="hide">
            <TripQuote
              trip={trip}
              answers={answers}
              sum={sum}
              address={`${window.location.origin}${addressOf(tripAddress(trip))}`}
              madeOn={today}
            />
          </Box>
        </>
      )}
      <LegMap legs={trip.legs} label={TRIP.mapLabel} caption={(kilometres) => fill(TRIP.mapCaption, { kilometres })} />
      <ResultAddress />
    </Result>
  );
}

/** What a typical figure is the middle of. */
function typicalMeaning(figures: readonly LegFigure[]): string {
  return figures.some(({ ways }) => ways === 'direct' || ways === 'connections')
    ? TRIP.directMeaning
    : NOTES.typicalMeaning;
}
