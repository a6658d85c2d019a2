import { Button } from '@chakra-ui/react';
import type { TripLeg } from '@tim/itinerary';
import { fill } from '@tim/languages';
import { dateToYyyymmdd, type CalendarDate } from '@tim/notation';
import { helperText, type FieldName } from '@tim/validation';
import { useState } from 'react';
import { fieldName, FlightLegFields } from '../../shared/form/flight-leg-fields.tsx';
import { FormPanel } from '../../shared/form/form-panel.tsx';
import { FIELD_LABELS } from '../../shared/form/texts.ts';
import { TRIP } from './texts.ts';

const FIELDS: readonly FieldName[] = ['origin', 'destination', 'operatingCarrierCode', 'flightNumber', 'departureDate'];

type LegEditorProps = {
  readonly leg: TripLeg;
  /** "London (LHR) to New York (JFK)". */
  readonly name: string;
  readonly today: CalendarDate;
  readonly onChange: (leg: TripLeg) => void;
};

/** Makes a leg a certain flight, or any flight of its route again. */
export function LegEditor({ leg, name, today, onChange }: LegEditorProps) {
  const [draft, setDraft] = useState(leg);
  const todayText = dateToYyyymmdd(today);
  return (
    <FormPanel
      label={fill(TRIP.flightFrom, { leg: name })}
      fields={FIELDS.map((field) => ({
        name: fieldName(field, 0),
        label: FIELD_LABELS[field],
        isEmpty: draft[field] === '',
        isValid: helperText(field, draft[field], todayText) === undefined,
      }))}
      onSubmit={() => onChange(draft)}
    >
      <FlightLegFields
        index={0}
        leg={draft}
        onChange={(field, value) => setDraft((last) => ({ ...last, [field]: value }))}
        legend={name}
        today={today}
      />
      {(leg.operatingCarrierCode !== '' || leg.flightNumber !== '') && (
        <Button
          type="button"
          variant="outline"
          alignSelf="flex-start"
          onClick={() => onChange({ ...leg, operatingCarrierCode: '', flightNumber: '' })}
        >
          {TRIP.anyFlight}
        </Button>
      )}
    </FormPanel>
  );
}
