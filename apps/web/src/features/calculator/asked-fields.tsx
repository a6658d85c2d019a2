import { Box, Grid, Stack } from '@chakra-ui/react';
import type { CabinClass } from '@tim/engine';
import { formatPeople, readAirline, readPeople, type Question } from '@tim/itinerary';
import { useState } from 'react';
import { CarrierField } from '../../shared/find/carrier-field.tsx';
import { Segments } from '../../shared/ui/segments.tsx';
import { PartyFields } from '../result/party-fields.tsx';
import { CALCULATOR } from './texts.ts';

const JOURNEYS = ['oneWay', 'return'] as const;

type AskedFieldsProps = {
  readonly question: Question;
  /** The one that the page shows. */
  readonly cabin: CabinClass;
  /** Whether ways to fly are listed, of which one airline's may be wanted. */
  readonly hasList: boolean;
  readonly onChange: (change: Partial<Question>) => void;
};

/** What is asked beside the places: who fly, whether back as well, and whose flights are listed. Answers follow at once. */
export function AskedFields({ question, cabin, hasList, onChange }: AskedFieldsProps) {
  const [people, setPeople] = useState(formatPeople(question.people) || '1');
  const [airline, setAirline] = useState(question.airline);
  const changePeople = (text: string) => {
    setPeople(text);
    const read = text === '' ? undefined : readPeople(text);
    if (read === undefined) return;
    const { cabin: theirs, ...party } = read;
    onChange({ people: party, ...(theirs && { cabin: theirs }) });
  };
  const changeAirline = (text: string) => {
    setAirline(text);
    const code = readAirline(text);
    if (text === '' || code !== '') onChange({ airline: code });
  };
  const isAirlineOpen = airline !== '' && readAirline(airline) === '';
  return (
    <Stack
      as="section"
      aria-label={CALCULATOR.whoHeading}
      gap="3"
      mt="3"
      p={{ base: '4', sm: '6' }}
      border="1px solid {colors.border}"
      borderRadius="lg"
      data-print="hide"
    >
      <Segments
        label={CALCULATOR.journeyLabel}
        options={JOURNEYS}
        names={CALCULATOR.journeys}
        value={question.isReturn ? 'return' : 'oneWay'}
        onChange={(journey) => onChange({ isReturn: journey === 'return' })}
      />
      <Grid columnGap="4" rowGap="3" alignItems="start" templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}>
        <Stack gap="2">
          <PartyFields value={people} cabin={cabin} onChange={changePeople} />
        </Stack>
        {hasList && (
          <Box>
            <CarrierField
              name="airline"
              label={CALCULATOR.airline}
              value={airline}
              onChange={changeAirline}
              helperText={airline === '' || isAirlineOpen ? CALCULATOR.airlineHint : undefined}
              isInvalid={isAirlineOpen}
            />
          </Box>
        )}
      </Grid>
    </Stack>
  );
}
