import { Flex, Stack } from '@chakra-ui/react';
import { formatItinerary } from '@tim/itinerary';
import { fill } from '@tim/languages';
import { dateToYyyymmdd } from '@tim/notation';
import { ButtonLink } from '../../shared/ui/button-link.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { CALCULATOR } from './texts.ts';
import { tripPath } from '../../config/pages.ts';
import type { CalculatorMode } from './calculator-address.ts';
import { cardFlight, cardHeading } from './card-text.ts';
import { legProblems } from './leg-problems.ts';
import type { Calculator } from './use-calculator.ts';

type FlightListProps = {
  /** What a leg is looked up as. */
  readonly mode: CalculatorMode;
  readonly calculator: Calculator;
};

/** An itinerary of several flights, to read and to choose from. */
export function FlightList({ mode, calculator }: FlightListProps) {
  const { entries, answerStart, today, question, linkTo } = calculator;
  return (
    <>
      <Heading ref={answerStart} tabIndex={-1}>
        {CALCULATOR.allFlights}
      </Heading>
      <Stack as="ul" gap="4">
        {entries.map((flight, index) => {
          const route = cardHeading(flight);
          const details = cardFlight(flight);
          return (
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
                {route && (
                  <Heading as="h3" size="h3">
                    {route}
                  </Heading>
                )}
                {details && <Text tone="muted">{details}</Text>}
                {legProblems(flight, mode, dateToYyyymmdd(today)).map((problem) => (
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
                aria-label={route ? fill(CALCULATOR.emissionsDetailsFor, { route }) : CALCULATOR.emissionsDetails}
              >
                {CALCULATOR.emissionsDetails}
              </ButtonLink>
            </Flex>
          );
        })}
      </Stack>
      <Text>
        <TextLink to={tripPath(formatItinerary(entries), question)}>{CALCULATOR.tripFromList}</TextLink>
      </Text>
    </>
  );
}
