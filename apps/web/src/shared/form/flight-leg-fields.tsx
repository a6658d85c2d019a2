import { Box, Flex } from '@chakra-ui/react';
import { type ItineraryEntry } from '@tim/itinerary';
import { dateToYyyymmdd, type CalendarDate } from '@tim/notation';
import { hasErrorState, helperText, type FieldName } from '@tim/validation';
import { useState } from 'react';
import { fill } from '@tim/languages';
import { CarrierField } from '../find/carrier-field.tsx';
import { FlightNumberField } from '../find/flight-number-field.tsx';
import { PlaceField } from '../find/place-field.tsx';
import { DateField } from './date-field.tsx';
import { later } from '../ui/later.tsx';
import { VisuallyHidden } from '../ui/typography.tsx';
import { FIELD_LABELS } from './texts.ts';
import { FIND } from '../find/texts.ts';
import { useFinder } from '../find/finder.tsx';
import { readFlightNumber, readNamedFlight } from './read-flight-number.ts';

/** Without it the route is typed. */
const ListedRouteOffer = later(async () => (await import('./listed-route-offer.tsx')).ListedRouteOffer, {
  Failed: () => null,
});

/** Of a row's width; where large text would not fit into it, a field goes on to the next row. */
const HALF = 'max(6rem, 50% - 0.5rem)';
const THIRD = '(100% - 2rem) / 3 - 1px';
/** What a date takes with its button and an error's icon. */
const DATE_WIDTH = '5.5rem + 80px';

const NARROW_THIRD = { base: HALF, md: `max(6rem, ${THIRD})` };

/** An input's name within the form: several flights have the same fields. */
export function fieldName(field: FieldName, index: number): string {
  return `${field}-${index}`;
}

type FlightLegFieldsProps = {
  /** Place among the flights of the form. */
  readonly index: number;
  readonly leg: ItineraryEntry;
  readonly onChange: (field: FieldName, value: string) => void;
  /** Names the group for screen readers. */
  readonly legend: string;
  readonly today: CalendarDate;
};

/** The five fields of one flight. */
export function FlightLegFields({ index, leg, onChange, legend, today }: FlightLegFieldsProps) {
  const todayText = dateToYyyymmdd(today);
  /** The number that brought its carrier along. */
  const [numberRead, setNumberRead] = useState<string>();
  const { finder } = useFinder();
  /** Once a number stood without its route; what was taken of it gives the focus on. */
  const [isOffered, setIsOffered] = useState(false);
  const lacksRoute = leg.origin === '' || leg.destination === '';
  if (!isOffered && leg.operatingCarrierCode !== '' && leg.flightNumber !== '' && lacksRoute) setIsOffered(true);
  /** A whole flight that was written into one field fills the two that are its own; the text means what stays in the field. */
  const readFlight = (field: FieldName) => (text: string, isPasted: boolean) => {
    // Typed in one piece it is what the rule of flight numbers refuses.
    if (field === 'flightNumber' && !isPasted && !/[\s-]/.test(text.trim())) return undefined;
    const flight = readFlightNumber(text) ?? readNamedFlight(text, finder?.carriers);
    if (flight === undefined) return undefined;
    const parts = { operatingCarrierCode: flight.carrierCode, flightNumber: flight.flightNumber };
    const others = (['operatingCarrierCode', 'flightNumber'] as const).filter((part) => part !== field);
    // Another flight's carrier or number is none to guess at.
    if (others.some((part) => !['', parts[part]].includes(leg[part].toUpperCase()))) return undefined;
    for (const part of others) if (leg[part] === '') onChange(part, parts[part]);
    if (field === 'flightNumber' && leg.operatingCarrierCode === '') setNumberRead(flight.flightNumber);
    return field === 'operatingCarrierCode' || field === 'flightNumber' ? parts[field] : '';
  };
  const fieldProps = (field: FieldName) => ({
    name: fieldName(field, index),
    label: FIELD_LABELS[field],
    value: leg[field],
    onChange: (value: string) => onChange(field, value),
    helperText: helperText(field, leg[field], todayText),
    isInvalid: hasErrorState(field, leg[field], todayText),
  });
  return (
    <Flex asChild wrap="wrap" columnGap="4" rowGap={{ base: '2', md: '3' }} minWidth="0">
      <fieldset>
        <legend>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </legend>
        <Box flexGrow="1" minWidth="0" width={HALF}>
          <PlaceField {...fieldProps('origin')} hasCities={false} readFlight={readFlight('origin')} />
        </Box>
        <Box flexGrow="1" minWidth="0" width={HALF}>
          <PlaceField {...fieldProps('destination')} hasCities={false} readFlight={readFlight('destination')} />
        </Box>
        <Box flexGrow="1" minWidth="0" width={NARROW_THIRD}>
          <CarrierField {...fieldProps('operatingCarrierCode')} readFlight={readFlight('operatingCarrierCode')} />
        </Box>
        <Box flexGrow="1" minWidth="0" width={NARROW_THIRD}>
          <FlightNumberField
            {...fieldProps('flightNumber')}
            carrierCode={leg.operatingCarrierCode}
            origin={leg.origin}
            destination={leg.destination}
            read={readFlight('flightNumber')}
            meaning={
              numberRead === leg.flightNumber ? fill(FIND.carrierRead, { code: leg.operatingCarrierCode }) : undefined
            }
          />
        </Box>
        <Box flexGrow="1" minWidth="0" width={{ base: 'full', md: `max(${DATE_WIDTH}, ${THIRD})` }}>
          <DateField {...fieldProps('departureDate')} today={today} />
        </Box>
        {isOffered && (
          <ListedRouteOffer
            leg={leg}
            dateField={fieldName('departureDate', index)}
            onTake={({ origin, destination }) => {
              onChange('origin', origin);
              onChange('destination', destination);
            }}
          />
        )}
      </fieldset>
    </Flex>
  );
}
