import { chakra } from '@chakra-ui/react';
import { formatItinerary, type ItineraryEntry } from '@tim/itinerary';
import { dateToYyyymmdd, type CalendarDate } from '@tim/notation';
import type { RefObject } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { Heading, Text } from '../../components/typography.tsx';
import { CALCULATOR } from '../../content/calculator.ts';
import { TRIP_LINKS, tripPath } from '../../content/trip-links.ts';
import { cardFlight, cardHeading } from './card-text.ts';
import { legProblems, type LegUse } from './leg-problems.ts';

const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });
const Card = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    p: { base: '4', sm: '6' },
    bg: 'bg.raised',
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
  },
});

const Problem = chakra('p', {
  base: { display: 'flex', gap: '2', mt: '1', fontSize: 'sm', color: 'danger', '& > svg': { mt: '0.5' } },
});

type FlightListProps = {
  readonly flights: readonly ItineraryEntry[];
  /** For the heading: it takes the focus when the visitor asked for the list. */
  readonly heading: RefObject<HTMLElement | null>;
  /** What a leg is looked up as. */
  readonly use: LegUse;
  readonly today: CalendarDate;
  /** To the calculator with one flight as its itinerary, and what it is told beside the address. */
  readonly linkTo: (flight: ItineraryEntry) => {
    readonly to: string;
    readonly state: unknown;
    readonly onClick: () => void;
  };
};

/** An itinerary of several flights, to read and to choose from. */
export function FlightList({ flights, heading, use, today, linkTo }: FlightListProps) {
  return (
    <>
      <Heading ref={heading} tabIndex={-1}>
        {CALCULATOR.allFlights}
      </Heading>
      <List>
        {flights.map((flight, index) => (
          // The same flight may stand in an itinerary twice.
          <Card key={index}>
            <div>
              {cardHeading(flight) !== '' && (
                <Heading as="h3" size="h3">
                  {cardHeading(flight)}
                </Heading>
              )}
              {cardFlight(flight) !== '' && <Text tone="muted">{cardFlight(flight)}</Text>}
              {legProblems(flight, use, dateToYyyymmdd(today)).map((problem) => (
                <Problem key={problem}>
                  <Icon name="error" size={16} />
                  {problem}
                </Problem>
              ))}
            </div>
            <ButtonLink
              {...linkTo(flight)}
              look="outline"
              aria-label={[CALCULATOR.emissionsDetails, cardHeading(flight)].filter(Boolean).join(' for ')}
            >
              {CALCULATOR.emissionsDetails}
            </ButtonLink>
          </Card>
        ))}
      </List>
      <Text>
        <TextLink to={tripPath(formatItinerary(flights))}>{TRIP_LINKS.fromList}</TextLink>
      </Text>
    </>
  );
}
