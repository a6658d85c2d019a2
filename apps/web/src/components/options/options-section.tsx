import { formatMarketItinerary, toMarket, type ItineraryEntry } from '@tim/itinerary';
import { addDays, dateToYyyymmdd, parseYyyymmdd } from '@tim/notation';
import { helperText } from '@tim/validation';
import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useEmissionsApi } from '../../api/api-context.tsx';
import type { TypicalFigures } from '../../api/answers.ts';
import { useOperation } from '../../api/use-operation.ts';
import { Button } from '../button.tsx';
import { DateField } from '../form/date-field.tsx';
import { Alert } from '../results/alert.tsx';
import { ResultSection } from '../results/result-section.tsx';
import { Heading, Text } from '../typography.tsx';
import { useToday } from '../use-today.ts';
import { OPTIONS } from '../../content/options.ts';
import { OptionsList } from './options-list.tsx';

/** A day on which a visitor who gave none may well fly. */
const USUAL_DAYS_AHEAD = 28;

type OptionsSectionProps = { readonly entry: ItineraryEntry; readonly typical: TypicalFigures };

/** Everyone who flies a route on a day, below what is typical of it. */
export function OptionsSection({ entry, typical }: OptionsSectionProps) {
  const api = useEmissionsApi();
  const today = useToday();
  const [attempt, setAttempt] = useState(0);
  const isDay = (text: string) => helperText('departureDate', text, dateToYyyymmdd(today)) === undefined;
  const usualDate = dateToYyyymmdd(addDays(today, USUAL_DAYS_AHEAD));
  const [date, setDate] = useState(isDay(entry.departureDate) ? entry.departureDate : usualDate);
  const day = isDay(date) ? parseYyyymmdd(date) : undefined;
  const state = useOperation(api.travelOptions, day && { market: toMarket(entry), departureDate: day }, attempt);
  const options = state.status === 'settled' && state.outcome.kind === 'result' ? state.outcome.response : undefined;
  return (
    <ResultSection aria-label={OPTIONS.heading} data-print="hide">
      <Heading as="h3" size="h3">
        {OPTIONS.heading}
      </Heading>
      <Box maxWidth="16rem" data-print="hide">
        <DateField
          name="optionsDate"
          label={OPTIONS.date}
          value={date}
          onChange={setDate}
          helperText={day ? undefined : OPTIONS.dateHelp}
          isInvalid={!day}
          today={today}
        />
      </Box>
      {state.status === 'loading' && <Text role="status">{OPTIONS.loading}</Text>}
      {state.status === 'settled' && options === undefined && (
        <>
          <Alert>{OPTIONS.failed}</Alert>
          <Button type="button" look="outline" alignSelf="flex-start" onClick={() => setAttempt(attempt + 1)}>
            {OPTIONS.retry}
          </Button>
        </>
      )}
      {options?.length === 0 && <Text>{OPTIONS.none}</Text>}
      {options && options.length > 0 && (
        <>
          <OptionsList key={formatMarketItinerary(toMarket(entry))} options={options} departureDate={date} />
          <TypicalExplained typical={typical} counted={options.filter(({ isInTypical }) => isInTypical).length} />
        </>
      )}
    </ResultSection>
  );
}

/** Which ways the typical figure is the middle of, and why a neighbour's is the same. */
function TypicalExplained({ typical, counted }: { readonly typical: TypicalFigures; readonly counted: number }) {
  return (
    <Text size="small" tone="muted" mt="2">
      {counted > 1 && `${OPTIONS.typical(counted)} `}
      {typical.answeredMarkets.length > 0 && `${OPTIONS.cities} `}
      {OPTIONS.howCompared}
    </Text>
  );
}
