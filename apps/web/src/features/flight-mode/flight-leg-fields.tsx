import { Box, chakra } from '@chakra-ui/react';
import { type ItineraryEntry } from '@tim/itinerary';
import { dateToYyyymmdd, type CalendarDate } from '@tim/notation';
import { hasErrorState, helperText, type FieldName } from '@tim/validation';
import { DateField } from '../../components/form/date-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { VisuallyHidden } from '../../components/typography.tsx';
import { FIELD_LABELS } from '../../content/calculator.ts';
import { pastedFlightNumber } from './pasted-flight-number.ts';

const Fields = chakra('fieldset', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: { base: '2', md: '3' }, minWidth: '0' },
});

/** Of a row's width; where large text would not fit into it, a field goes on to the next row. */
const HALF = 'max(6rem, 50% - 0.5rem)';
const THIRD = '(100% - 2rem) / 3 - 1px';
/** What a date takes with its button and an error's icon. */
const DATE_WIDTH = '5.5rem + 80px';

const TEXT_FIELDS = [
  { field: 'origin', kind: 'code', width: HALF },
  { field: 'destination', kind: 'code', width: HALF },
  { field: 'operatingCarrierCode', kind: 'code', width: { base: HALF, md: `max(6rem, ${THIRD})` } },
  { field: 'flightNumber', kind: 'number', width: { base: HALF, md: `max(6rem, ${THIRD})` } },
] as const;

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
  const fieldProps = (field: FieldName) => ({
    name: fieldName(field, index),
    label: FIELD_LABELS[field],
    value: leg[field],
    onChange: (value: string) => onChange(field, value),
    helperText: helperText(field, leg[field], todayText),
    isInvalid: hasErrorState(field, leg[field], todayText),
  });
  return (
    <Fields>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {TEXT_FIELDS.map(({ field, kind, width }) => (
        <Box key={field} flexGrow="1" width={width} minWidth="0">
          <TextField
            kind={kind}
            {...fieldProps(field)}
            readPasted={
              field === 'flightNumber' ? (text) => pastedFlightNumber(text, leg.operatingCarrierCode) : undefined
            }
          />
        </Box>
      ))}
      <Box flexGrow="1" width={{ base: 'full', md: `max(${DATE_WIDTH}, ${THIRD})` }} minWidth="0">
        <DateField {...fieldProps('departureDate')} today={today} />
      </Box>
    </Fields>
  );
}
