import { Box, chakra } from '@chakra-ui/react';
import { dateToYyyymmdd, type CalendarDate, type ItineraryEntry } from '@tim/itinerary';
import { hasErrorState, helperText, type FieldName } from '@tim/validation';
import { DateField } from '../../components/form/date-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { VisuallyHidden } from '../../components/typography.tsx';
import { FIELD_LABELS } from '../../content/calculator.ts';

const Fields = chakra('fieldset', {
  base: {
    display: 'grid',
    columnGap: '4',
    rowGap: { base: '2', md: '3' },
    minWidth: '0',
    // Where large text would not fit into half the width, one field stands below the other.
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(min(100%, max(6rem, (100% - 1rem) / 2)), 1fr))',
      md: 'repeat(6, minmax(0, 1fr))',
    },
  },
});

const TEXT_FIELDS = [
  { field: 'origin', kind: 'code', span: { base: 'auto', md: 'span 3' } },
  { field: 'destination', kind: 'code', span: { base: 'auto', md: 'span 3' } },
  { field: 'operatingCarrierCode', kind: 'code', span: { base: 'auto', md: 'span 2' } },
  { field: 'flightNumber', kind: 'number', span: { base: 'auto', md: 'span 2' } },
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
      {TEXT_FIELDS.map(({ field, kind, span }) => (
        <Box key={field} gridColumn={span}>
          <TextField kind={kind} {...fieldProps(field)} />
        </Box>
      ))}
      <Box gridColumn={{ base: '1 / -1', md: 'span 2' }}>
        <DateField {...fieldProps('departureDate')} today={today} />
      </Box>
    </Fields>
  );
}
