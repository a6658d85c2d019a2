import { chakra } from '@chakra-ui/react';
import { formatKilograms } from '@tim/format';
import { formatItinerary, type Trip, type TripLeg } from '@tim/itinerary';
import type { CalendarDate } from '@tim/notation';
import type { RefObject } from 'react';
import { Button } from '../../components/button.tsx';
import { AIRPORTS_REASON, TYPICAL_MEANING } from '../../components/results/flight-notes.ts';
import { axisEndKg } from '../../components/results/headline/rounding.ts';
import { isFromOpenEngine, isTypicalFromOpenEngine } from '../../components/results/open-engine.ts';
import { Notes } from '../../components/results/notes.tsx';
import { ResultAddress } from '../../components/results/result-address.tsx';
import { Result } from '../../components/results/result-section.tsx';
import { Heading } from '../../components/typography.tsx';
import { TRIP } from '../../content/trip.ts';
import type { LegAnswer } from './leg-answer.ts';
import { LegItem } from './leg-item.tsx';
import { LazyQuote } from './lazy-quote.tsx';
import { LegMap } from './leg-map.tsx';
import { NoTotal } from './no-total.tsx';
import { TotalLines, TotalSkeleton } from './total-lines.tsx';
import { tripAddress } from './trip-address.ts';
import { connectionOf, onwardLeg } from './trip-shape.ts';
import { tripSum } from './trip-sum.ts';
import { paintedTotal, tripTotal, unansweredTotal } from './trip-total.ts';
import { peopleText, withoutText } from './trip-words.ts';

const Legs = chakra('ol', { base: { borderTop: '1px solid {colors.border}' } });
const Sums = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    borderBottom: '2px solid {colors.fg}',
    fontWeight: 'bold',
    '& > dt, & > dd': { py: '2' },
    '& > dd': { fontSize: 'lg', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
});

type TripResultProps = {
  readonly trip: Trip;
  /** One for each leg. */
  readonly answers: readonly LegAnswer[];
  readonly today: CalendarDate;
  /** Takes the focus when the visitor asked for the result. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** To be told to ask again. */
  readonly onRetry: () => void;
  readonly onChangeLeg: (index: number, leg: TripLeg, isStep: boolean) => void;
  /** To be told which address of a trip the visitor follows. */
  readonly onFollow: (address: string) => void;
};

/** A trip's total before everything else, then its legs, what they add up to, and where they lead. */
export function TripResult({ trip, answers, today, heading, onRetry, onChangeLeg, onFollow }: TripResultProps) {
  const sum = tripSum(answers);
  const without = withoutText(trip, sum);
  const isLoading = answers.some(({ kind }) => kind === 'loading');
  const ranges = answers.map((answer) => (answer.kind === 'figure' ? (answer.range?.highKg ?? answer.kg) : 0));
  const endKg = axisEndKg(Math.max(1, ...ranges));
  const painted = isLoading ? paintedTotal() : undefined;
  const total = isLoading ? (painted ?? unansweredTotal(trip)) : tripTotal(trip, answers, sum);
  return (
    <Result aria-label={total.heading}>
      <TotalLines total={total} heading={heading} />
      {total.figure === '' && (isLoading ? <TotalSkeleton trip={trip} /> : <NoTotal answers={answers} />)}
      {answers.some((answer) => answer.kind === 'none' && answer.isFailure) && (
        <Button type="button" look="outline" alignSelf="flex-start" data-print="hide" onClick={onRetry}>
          {TRIP.retry}
        </Button>
      )}
      <Heading as="h3" size="h3" mt="4">
        {TRIP.legsHeading}
      </Heading>
      <Legs>
        {trip.legs.map((leg, index) => (
          <LegItem
            // A trip may have the same leg twice. One that is another flight begins anew.
            key={`${index} ${formatItinerary([leg])}`}
            leg={leg}
            answer={answers[index] ?? { kind: 'loading' }}
            onward={onwardLeg(trip.legs, index)}
            connection={connectionOf(trip.legs, index)}
            endKg={endKg}
            today={today}
            onChange={(changed, isStep) => onChangeLeg(index, changed, isStep)}
            addressWith={(legs, count = 1) =>
              tripAddress({ ...trip, legs: trip.legs.toSpliced(index, count, ...legs) })
            }
            onFollow={onFollow}
          />
        ))}
      </Legs>
      {!isLoading && sum.kg > 0 && (
        <>
          <Sums aria-label={TRIP.sumHeading}>
            <dt>{[TRIP.perPerson, without].filter(Boolean).join(', ')}</dt>
            <dd>
              {formatKilograms(sum.kg)}
              {'\u202F'}kg
            </dd>
            {trip.travellers > 1 && (
              <>
                <dt>{`For ${peopleText(trip.travellers)}`}</dt>
                <dd>
                  {formatKilograms(sum.kg, trip.travellers)}
                  {'\u202F'}kg
                </dd>
              </>
            )}
          </Sums>
          <Notes
            notes={[
              ...(answers.some(isTypical) ? [{ label: TRIP.typicalLabel, text: TYPICAL_MEANING }] : []),
              ...(answers.some(hasMoreAirports) ? [{ label: TRIP.airportsLabel, text: AIRPORTS_REASON }] : []),
              { label: TRIP.rangeLabel, text: sum.range ? TRIP.rangeRule : TRIP.noRange },
              { label: TRIP.contrailsLabel, text: TRIP.contrailsNote },
            ]}
            isFromOpenEngine={answers.some(isOwnFigure)}
          />
        </>
      )}
      {!isLoading && sum.kg > 0 && (
        <LazyQuote
          trip={trip}
          answers={answers}
          sum={sum}
          address={`${window.location.origin}${tripAddress(trip)}`}
          madeOn={today}
        />
      )}
      <LegMap legs={trip.legs} />
      <ResultAddress />
    </Result>
  );
}

/** Whether a leg's figure is what is typical of its route. */
function isTypical(answer: LegAnswer): boolean {
  return answer.kind === 'figure' && answer.typical !== undefined;
}

/** Whether a leg's figure counts flights of more airports than its two. */
function hasMoreAirports(answer: LegAnswer): boolean {
  return answer.kind === 'figure' && (answer.typical?.answeredMarkets.length ?? 0) > 0;
}

/** Whether a leg's figure is this project's own. */
function isOwnFigure(answer: LegAnswer): boolean {
  if (answer.kind !== 'figure') return false;
  return answer.flight ? isFromOpenEngine(answer.flight) : isTypicalFromOpenEngine(answer.typical);
}
