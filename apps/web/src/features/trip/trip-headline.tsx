import { chakra } from '@chakra-ui/react';
import { formatKilograms } from '@tim/format';
import type { Trip } from '@tim/itinerary';
import { Text } from '../../components/typography.tsx';
import { TRIP } from '../../content/trip.ts';
import type { TripSum } from './trip-sum.ts';
import { betweenText, kilogramsText, peopleText, roundedFigure } from './trip-words.ts';

const Figure = chakra('p', {
  base: { fontSize: 'h2', fontWeight: 'light', lineHeight: '1.15', letterSpacing: '-0.025em' },
});

type TripHeadlineProps = {
  readonly trip: Trip;
  readonly sum: TripSum;
  /** Which legs it leaves out; empty where it has them all. */
  readonly without: string;
};

/** About how much the trip is, for everybody and for each. */
export function TripHeadline({ trip: { travellers }, sum, without }: TripHeadlineProps) {
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
    </div>
  );
}
