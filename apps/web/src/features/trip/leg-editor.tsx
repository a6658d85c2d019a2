import { Button } from '@chakra-ui/react';
import type { TripLeg } from '@tim/itinerary';
import { fill } from '@tim/languages';
import { dateToYyyymmdd, type CalendarDate } from '@tim/notation';
import { useState } from 'react';
import { FlightLegFields } from '../../shared/form/flight-leg-fields.tsx';
import { flightLegStatuses } from '../../shared/form/flight-leg-statuses.ts';
import { FormPanel } from '../../shared/form/form-panel.tsx';
import { TRIP } from './texts.ts';

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
  return (
    <FormPanel
      label={fill(TRIP.flightFrom, { leg: name })}
      fields={flightLegStatuses(draft, 0, dateToYyyymmdd(today))}
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
