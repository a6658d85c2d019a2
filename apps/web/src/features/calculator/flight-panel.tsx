import type { ItineraryEntry } from '@tim/itinerary';
import { fill } from '@tim/languages';
import { dateToYyyymmdd, type CalendarDate } from '@tim/notation';
import type { ReactNode } from 'react';
import { FormPanel } from '../../shared/form/form-panel.tsx';
import type { Draft } from '../../shared/form/use-draft.ts';
import { FlightLegFields } from '../../shared/form/flight-leg-fields.tsx';
import { flightLegStatuses } from '../../shared/form/flight-leg-statuses.ts';
import { CALCULATOR } from './texts.ts';

type FlightPanelProps = {
  readonly draft: Draft;
  readonly today: CalendarDate;
  readonly onSubmit: (legs: readonly ItineraryEntry[]) => void;
  /** What else is asked. */
  readonly others?: ReactNode;
};

/** One set of fields for each flight. */
export function FlightPanel({ draft: { legs, change }, today, onSubmit, others }: FlightPanelProps) {
  const todayText = dateToYyyymmdd(today);
  return (
    <FormPanel
      label={CALCULATOR.formLabels.flight}
      fields={legs.flatMap((leg, index) => flightLegStatuses(leg, index, todayText))}
      onSubmit={() => onSubmit(legs)}
      others={others}
    >
      {legs.map((leg, index) => (
        <FlightLegFields
          // The legs of a form have nothing but their place.
          key={index}
          index={index}
          leg={leg}
          onChange={(field, value) => change(index, field, value)}
          legend={legs.length > 1 ? fill(CALCULATOR.flightOf, { place: index + 1 }) : CALCULATOR.formLabels.flight}
          today={today}
        />
      ))}
    </FormPanel>
  );
}
