import { chakra } from '@chakra-ui/react';
import { formatDateCard } from '@tim/format';
import { type ItineraryEntry } from '@tim/itinerary';
import { dateToYyyymmdd, parseYyyymmdd, type CalendarDate } from '@tim/notation';
import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { Heading, Text } from '../../components/typography.tsx';
import { CALCULATOR } from '../../content/calculator.ts';
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
  /** What a leg is looked up as. */
  readonly use: LegUse;
  readonly today: CalendarDate;
  /** To the calculator with one flight as its itinerary, and what it is told beside the address. */
  readonly linkTo: (flight: ItineraryEntry) => { readonly to: string; readonly state: unknown };
};

/** An itinerary of several flights, to read and to choose from. */
export function FlightList({ flights, use, today, linkTo }: FlightListProps) {
  return (
    <>
      <Heading>{CALCULATOR.allFlights}</Heading>
      <List>
        {flights.map((flight, index) => (
          // The same flight may stand in an itinerary twice.
          <Card key={index}>
            <div>
              <Heading as="h3" size="h3">
                {`${flight.origin} to ${flight.destination}`}
              </Heading>
              {hasFlight(flight) && (
                <Text tone="muted">
                  {`${flight.operatingCarrierCode}${flight.flightNumber} · Departing ${shownDate(flight.departureDate)}`}
                </Text>
              )}
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
              aria-label={`${CALCULATOR.emissionsDetails} for ${flight.origin} to ${flight.destination}`}
            >
              {CALCULATOR.emissionsDetails}
            </ButtonLink>
          </Card>
        ))}
      </List>
    </>
  );
}

/** Of a route alone there is no flight to name. */
function hasFlight({ operatingCarrierCode, flightNumber, departureDate }: ItineraryEntry): boolean {
  return `${operatingCarrierCode}${flightNumber}${departureDate}` !== '';
}

/** A date that is missing or unfinished is shown as it stands in the address; eight digits are a date by now. */
function shownDate(departureDate: string): string {
  const date = parseYyyymmdd(departureDate);
  return date === undefined ? departureDate : formatDateCard(date);
}
