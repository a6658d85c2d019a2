import { formatItinerary, type ItineraryEntry } from '@tim/itinerary';
import { dateToYyyymmdd, type CalendarDate } from '@tim/notation';
import { helperText, type FieldName } from '@tim/validation';
import { useState } from 'react';
import { FormPanel } from '../../components/form/form-panel.tsx';
import { FIELD_LABELS } from '../../content/calculator.ts';
import { fieldName, FlightLegFields } from './flight-leg-fields.tsx';

const EMPTY_LEG: ItineraryEntry = {
  origin: '',
  destination: '',
  operatingCarrierCode: '',
  flightNumber: '',
  departureDate: '',
};
const FIELDS: readonly FieldName[] = ['origin', 'destination', 'operatingCarrierCode', 'flightNumber', 'departureDate'];

type FlightPanelProps = {
  /** The flights the address names. */
  readonly entries: readonly ItineraryEntry[];
  readonly today: CalendarDate;
  readonly onSubmit: (legs: readonly ItineraryEntry[]) => void;
};

/** One set of fields for each flight, one empty set for none. Follows the address. */
export function FlightPanel({ entries, today, onSubmit }: FlightPanelProps) {
  const addressedKey = formatItinerary(entries);
  const addressed = entries.length === 0 ? [EMPTY_LEG] : entries;
  const todayText = dateToYyyymmdd(today);
  const [draft, setDraft] = useState({ addressedKey, legs: addressed });
  if (draft.addressedKey !== addressedKey) {
    setDraft({ addressedKey, legs: addressed });
  }
  const { legs } = draft;
  // Several fields may change before the panel is rendered again, when they were filled before the script arrived.
  const change = (index: number) => (field: FieldName, value: string) =>
    setDraft((last) => ({
      ...last,
      legs: last.legs.map((leg, place) => (place === index ? { ...leg, [field]: value } : leg)),
    }));

  return (
    <FormPanel
      label="Flight"
      fields={legs.flatMap((leg, index) =>
        FIELDS.map((field) => ({
          name: fieldName(field, index),
          label: FIELD_LABELS[field],
          isEmpty: leg[field] === '',
          isValid: helperText(field, leg[field], todayText) === undefined,
        })),
      )}
      onSubmit={() => onSubmit(legs)}
    >
      {legs.map((leg, index) => (
        <FlightLegFields
          // The legs of a form have nothing but their place.
          key={index}
          index={index}
          leg={leg}
          onChange={change(index)}
          legend={legs.length > 1 ? `Flight ${index + 1}` : 'Flight'}
          today={today}
        />
      ))}
    </FormPanel>
  );
}
