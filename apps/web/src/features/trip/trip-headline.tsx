import { chakra } from '@chakra-ui/react';
import { formatKilograms } from '@tim/format';
import type { Trip } from '@tim/itinerary';
import { Text } from '../../components/typography.tsx';
import { linkRecipe } from '../../components/text-link.tsx';
import { TRIP } from '../../content/trip.ts';
import type { LegAnswer } from './leg-answer.ts';
import { QUOTE_ID } from './quote-id.ts';
import type { TripSum } from './trip-sum.ts';
import { betweenText, kilogramsText, peopleText, roundedFigure } from './trip-words.ts';

const Figure = chakra('p', {
  base: { fontSize: 'h2', fontWeight: 'light', lineHeight: '1.15', letterSpacing: '-0.025em' },
});

const PlaceLink = chakra('a', linkRecipe);

type TripHeadlineProps = {
  readonly trip: Trip;
  /** One for each leg. */
  readonly answers: readonly LegAnswer[];
  readonly sum: TripSum;
  /** Which legs it leaves out; empty where it has them all. */
  readonly without: string;
};

/** As high as the headline usually is: nothing below moves when it comes [rem]. */
export function headlineHeight({ legs, travellers }: Trip) {
  const people = travellers > 1 ? 1.6 : 0;
  const isPartlyTypical = legs.some(({ flightNumber }) => flightNumber === '');
  return {
    base: `${6.75 + people + (isPartlyTypical ? 2.625 : 0)}rem`,
    lg: `${8.4 + people + (isPartlyTypical ? 1.3125 : 0)}rem`,
  };
}

/** About how much the trip is, for everybody and for each, and of whose flights. */
export function TripHeadline({ trip: { travellers }, answers, sum, without }: TripHeadlineProps) {
  const figures = answers.filter((answer) => answer.kind === 'figure');
  const typicalCount = figures.filter(({ typical }) => typical !== undefined).length;
  const all = roundedFigure(sum, travellers);
  const each = roundedFigure(sum);
  const forWhom = travellers === 1 ? 'per person' : `for ${peopleText(travellers)}`;
  return (
    <div>
      <Figure>{`About ${kilogramsText(all.kg)} CO2e`}</Figure>
      <Text size="lead">{[forWhom, betweenText(all), without].filter(Boolean).join(', ')}</Text>
      {travellers > 1 && (
        <Text>{[`About ${kilogramsText(each.kg)} for each`, betweenText(each)].filter(Boolean).join(', ')}</Text>
      )}
      <Text size="small" tone="muted">
        {TRIP.addedUp(formatKilograms(sum.kg, travellers))}
      </Text>
      {typicalCount > 0 && (
        <Text size="small" tone="muted">
          {TRIP.typicalLegs(typicalCount, figures.length)}
        </Text>
      )}
      <p data-print="hide">
        <PlaceLink href={`#${QUOTE_ID}`}>{TRIP.quote}</PlaceLink>
      </p>
    </div>
  );
}
