import { Button } from '@chakra-ui/react';
import type { Question, TripLeg } from '@tim/itinerary';
import { fill } from '@tim/languages';
import { useState } from 'react';
import { Text } from '../../shared/ui/typography.tsx';
import { TRIP } from './texts.ts';
import type { OptionsSlot } from './options-slot.ts';

type ConnectionListProps = {
  readonly leg: TripLeg;
  /** Goes on where the leg ends. */
  readonly onward: TripLeg;
  /** Both together: "MAN to BKK". */
  readonly connection: string;
  readonly question: Question;
  /** The trip's address with two legs in the place of these two. */
  readonly addressWith: (legs: readonly TripLeg[]) => string;
  /** To be told which of them the visitor follows. */
  readonly onFollow: (address: string) => void;
  readonly LegOptions: OptionsSlot;
};

/** Who flies two legs as one connection, each with its kilograms: its flights can be taken for both at once. */
export function ConnectionList({
  leg,
  onward,
  connection,
  question,
  addressWith,
  onFollow,
  LegOptions,
}: ConnectionListProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        type="button"
        variant="outline"
        alignSelf="flex-start"
        aria-expanded={isOpen}
        data-print="hide"
        onClick={() => setIsOpen(!isOpen)}
      >
        {fill(TRIP.oneAirline, { connection })}
      </Button>
      {isOpen && (
        <>
          <Text size="small">{TRIP.connectionIntroduction}</Text>
          <LegOptions
            entry={{ ...leg, destination: onward.destination }}
            through={leg.destination}
            headingAs="h5"
            cabin={leg.cabin}
            question={question}
            addressOf={(flights) =>
              addressWith(flights.map((flight, index) => ({ ...flight, cabin: (index === 0 ? leg : onward).cabin })))
            }
            onFollow={onFollow}
          />
        </>
      )}
    </>
  );
}
