import { chakra, Skeleton } from '@chakra-ui/react';
import { formatKilograms } from '@tim/format';
import { formatItinerary, formatMarketItinerary, type TripCabin, type TripLeg } from '@tim/itinerary';
import type { CalendarDate } from '@tim/notation';
import { Suspense, useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Select } from '../../components/form/select.tsx';
import { contrailsRowLabel } from '../../components/results/contrails-row.ts';
import { RangeBar } from '../../components/results/range-bar.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { Heading, Text } from '../../components/typography.tsx';
import { TRIP, TRIP_CABINS } from '../../content/trip.ts';
import { ConnectionList } from './connection-list.tsx';
import type { LegAnswer } from './leg-answer.ts';
import { LegEditor } from './leg-editor.tsx';
import { LazyOptions } from './lazy-options.ts';
import { legDescription } from './leg-words.ts';
import { legName } from './trip-shape.ts';
import { betweenText, cabinName, roundedFigure } from './trip-words.ts';

const Item = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    py: '4',
    borderBottom: '1px solid {colors.border}',
    _print: { py: '1', breakInside: 'avoid' },
  },
});
const Title = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'baseline', columnGap: '4' },
});
const Value = chakra('span', {
  base: { fontSize: 'lg', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
});
const Controls = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', mt: '1' },
});

type LegItemProps = {
  readonly leg: TripLeg;
  readonly answer: LegAnswer;
  /** The one that goes on where this one ends. */
  readonly onward: TripLeg | undefined;
  /** The two legs that it is one of, "MAN to BKK", where one airline may fly both. */
  readonly connection: string | undefined;
  /** Where the axis of all legs ends [kg]. */
  readonly endKg: number;
  readonly today: CalendarDate;
  readonly onChange: (leg: TripLeg, isStep: boolean) => void;
  /** The trip's address with other legs in the place of this one, or of so many from this one on. */
  readonly addressWith: (legs: readonly TripLeg[], count?: number) => string;
  /** To be told which of them the visitor follows. */
  readonly onFollow: (address: string) => void;
};

/** One leg: what it is, its figure, and what can be said of it more exactly. */
export function LegItem({ leg, answer, endKg, today, onChange, addressWith, onFollow, ...around }: LegItemProps) {
  const { onward, connection } = around;
  const editorId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isFlight = leg.operatingCarrierCode !== '' || leg.flightNumber !== '';
  const editText = isOpen ? TRIP.closeFlight : isFlight ? TRIP.changeFlight : TRIP.nameFlight;
  const change = (changed: TripLeg) => {
    setIsOpen(false);
    onChange(changed, true);
  };
  return (
    <Item>
      <Title>
        <Heading as="h4" size="h4">
          {legName(leg)}
        </Heading>
        {answer.kind === 'figure' && (
          <Value>
            {formatKilograms(answer.kg)}
            {'\u202F'}kg
          </Value>
        )}
        {answer.kind === 'loading' && <Skeleton height="1.5rem" width="5rem" />}
      </Title>
      {answer.kind === 'figure' ? (
        <Figure leg={leg} answer={answer} endKg={endKg} connection={connection} />
      ) : answer.kind === 'loading' ? (
        // As high as the figure that is to come, so that nothing below moves.
        <Skeleton
          height={connection === undefined ? { base: '8.8rem', lg: '7.45rem' } : { base: '11.6rem', lg: '8.75rem' }}
          aria-hidden="true"
        />
      ) : (
        answer.reasons.map((reason) => <Text key={reason}>{reason}</Text>)
      )}
      <Controls data-print="hide">
        <Select
          // Beside the button on a phone too.
          flex="0 1 11rem"
          minWidth="8.5rem"
          aria-label={TRIP.cabinOfLeg(legName(leg))}
          value={leg.cabin}
          onChange={({ currentTarget }) => onChange({ ...leg, cabin: currentTarget.value as TripCabin }, false)}
        >
          {TRIP_CABINS.map((cabin) => (
            <option key={cabin} value={cabin}>
              {cabinName(cabin)}
            </option>
          ))}
        </Select>
        <Button
          type="button"
          look="outline"
          aria-expanded={isOpen}
          aria-controls={isOpen ? editorId : undefined}
          aria-label={`${editText}, ${legName(leg)}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {editText}
        </Button>
      </Controls>
      {onward && connection && (
        <ConnectionList
          leg={leg}
          onward={onward}
          connection={connection}
          addressWith={(legs) => addressWith(legs, 2)}
          onFollow={onFollow}
        />
      )}
      {isOpen && (
        <div id={editorId}>
          <LegEditor leg={leg} today={today} onChange={change} />
          <Suspense>
            <LazyOptions
              entry={leg}
              headingAs="h5"
              firstCabin={leg.cabin}
              addressOf={(flights) => addressWith(flights.map((flight) => ({ ...flight, cabin: leg.cabin })))}
              onFollow={onFollow}
            />
          </Suspense>
        </div>
      )}
    </Item>
  );
}

type FigureProps = {
  readonly leg: TripLeg;
  readonly answer: Extract<LegAnswer, { readonly kind: 'figure' }>;
  readonly endKg: number;
  readonly connection: string | undefined;
};

function Figure({ leg, answer, endKg, connection }: FigureProps) {
  const between = betweenText(roundedFigure(answer));
  const risk = answer.flight && contrailsRowLabel(answer.flight.contrailsImpactBucket);
  const working = answer.flight
    ? `/lookup/flight?itinerary=${formatItinerary([leg])}`
    : `/lookup/route?itinerary=${formatMarketItinerary(leg)}`;
  return (
    <>
      <RangeBar kg={answer.kg} range={answer.range} endKg={endKg} />
      <Text size="small">
        {[cabinName(leg.cabin), between].filter(Boolean).join(', ')}.{risk && ` ${TRIP.contrails}: ${risk}.`}
      </Text>
      {legDescription(leg, answer, connection).map((line) => (
        <Text key={line} size="small" tone="muted">
          {line}
        </Text>
      ))}
      <Text size="small" data-print="hide">
        <TextLink to={working} aria-label={`${TRIP.howMade}, ${legName(leg)}`}>
          {TRIP.howMade}
        </TextLink>
      </Text>
    </>
  );
}
