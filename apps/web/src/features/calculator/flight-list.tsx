import { Flex, Stack } from '@chakra-ui/react';
import { formatItinerary, type ItineraryEntry, type Question } from '@tim/itinerary';
import { fill } from '@tim/languages';
import { dateToYyyymmdd, type CalendarDate } from '@tim/notation';
import type { RefObject } from 'react';
import { ButtonLink } from '../../shared/ui/button-link.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { CALCULATOR } from './texts.ts';
import { tripPath } from '../../config/pages.ts';
import { cardFlight, cardHeading } from './card-text.ts';
import { legProblems, type LegUse } from './leg-problems.ts';

type FlightListProps = {
  readonly flights: readonly ItineraryEntry[];
  /** For the heading: it takes the focus when the visitor asked for the list. */
  readonly heading: RefObject<HTMLElement | null>;
  /** What a leg is looked up as. */
  readonly use: LegUse;
  readonly today: CalendarDate;
  readonly question: Question;
  /** To the calculator with one flight as its itinerary, and what it is told beside the address. */
  readonly linkTo: (flight: ItineraryEntry) => {
    readonly to: string;
    readonly state: unknown;
    readonly onClick: () => void;
  };
};

/** An itinerary of several flights, to read and to choose from. */
export function FlightList({ flights, heading, use, today, question, linkTo }: FlightListProps) {
  return (
    <>
      <Heading ref={heading} tabIndex={-1}>
        {CALCULATOR.allFlights}
      </Heading>
      <Stack as="ul" gap="4">
        {flights.map((flight, index) => (
          // The same flight may stand in an itinerary twice.
          <Flex
            as="li"
            wrap="wrap"
            align="center"
            justify="space-between"
            gap="4"
            p={{ base: '4', sm: '6' }}
            bg="bg.raised"
            border="1px solid {colors.border}"
            borderRadius="lg"
            key={index}
          >
            <div>
              {cardHeading(flight) !== '' && (
                <Heading as="h3" size="h3">
                  {cardHeading(flight)}
                </Heading>
              )}
              {cardFlight(flight) !== '' && <Text tone="muted">{cardFlight(flight)}</Text>}
              {legProblems(flight, use, dateToYyyymmdd(today)).map((problem) => (
                <Flex
                  as="p"
                  gap="2"
                  mt="1"
                  fontSize="sm"
                  color="danger"
                  css={{ '& > svg': { mt: '0.5' } }}
                  key={problem}
                >
                  <Icon name="error" size={16} />
                  {problem}
                </Flex>
              ))}
            </div>
            <ButtonLink
              {...linkTo(flight)}
              variant="outline"
              aria-label={
                cardHeading(flight) === ''
                  ? CALCULATOR.emissionsDetails
                  : fill(CALCULATOR.emissionsDetailsFor, { route: cardHeading(flight) })
              }
            >
              {CALCULATOR.emissionsDetails}
            </ButtonLink>
          </Flex>
        ))}
      </Stack>
      <Text>
        <TextLink to={tripPath(formatItinerary(flights), question)}>{CALCULATOR.tripFromList}</TextLink>
      </Text>
    </>
  );
}
