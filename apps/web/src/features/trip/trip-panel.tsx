import { chakra } from '@chakra-ui/react';
import { TRIP_LIMITS } from '@tim/itinerary';
import { dateToYyyymmdd, type CalendarDate } from '@tim/notation';
import { Button } from '../../components/button.tsx';
import { PlaceField } from '../../components/find/place-field.tsx';
import type { SearchFieldProps } from '../../components/find/search-field.tsx';
import { Choices } from '../../components/form/choices.tsx';
import { DateField } from '../../components/form/date-field.tsx';
import { FormPanel } from '../../components/form/form-panel.tsx';
import { Segments } from '../../components/segments.tsx';
import { Text } from '../../components/typography.tsx';
import { TRIP, TRIP_CABINS } from '../../content/trip.ts';
import { PeopleField } from './people-field.tsx';
import { dateProblem, legCount, placeProblem, tripFieldStatuses } from './trip-form-rules.ts';
import type { TripForm } from './trip-form.ts';
import { cabinName } from './trip-words.ts';

const WAYS = ['return', 'oneWay'] as const;
/** Two beside each other, or one below the other where large text would not fit into half the width. */
const Fields = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '4',
    rowGap: '2',
  },
  variants: {
    of: {
      places: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(8.5rem, (100% - 1rem) / 2)), 1fr))' },
      // With their buttons they need more.
      dates: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(11rem, (100% - 2rem) / 3)), 1fr))' },
    },
  },
});
const Stop = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '2',
    '& > div': { flex: '1 1 8rem' },
    // Beside the field, below its label; in large text below both.
    '& > button': { mt: '1.5625rem', height: '3rem' },
  },
});

type TripPanelProps = {
  readonly form: TripForm;
  readonly onChange: (change: Partial<TripForm>) => void;
  readonly today: CalendarDate;
  readonly onSubmit: () => void;
};

/** The form of a trip: where, there and back or not, when, who and in which cabin. */
export function TripPanel({ form, onChange: set, today, onSubmit }: TripPanelProps) {
  const todayText = dateToYyyymmdd(today);
  const isRoomForStop = legCount(form, form.stops.length + 1) <= TRIP_LIMITS.legs;
  const date = (field: 'departureDate' | 'returnDate', label: string) => (
    <DateField
      name={field}
      label={label}
      value={form[field]}
      onChange={(value) => set({ [field]: value })}
      helperText={form[field] === '' ? TRIP.dateHint : dateProblem(form, field, todayText)}
      isInvalid={dateProblem(form, field, todayText) !== undefined}
      isOptional
      today={today}
    />
  );
  return (
    <FormPanel label={TRIP.formLabel} fields={tripFieldStatuses(form, todayText)} onSubmit={onSubmit}>
      <Segments
        label={TRIP.wayLabel}
        options={WAYS}
        names={TRIP.ways}
        value={form.isReturn ? 'return' : 'oneWay'}
        onChange={(way) => set({ isReturn: way === 'return' })}
      />
      <Fields of="places">
        <TripPlace name="origin" label={TRIP.from} value={form.origin} onChange={(origin) => set({ origin })} />
        <TripPlace
          name="destination"
          label={TRIP.to}
          value={form.destination}
          onChange={(destination) => set({ destination })}
        />
      </Fields>
      {form.stops.map((stop, index) => (
        // Stops have nothing but their place.
        <Stop key={index}>
          <TripPlace
            name={`stop-${index}`}
            label={TRIP.via(index + 1)}
            value={stop}
            onChange={(code) => set({ stops: form.stops.with(index, code) })}
          />
          <Button
            type="button"
            look="outline"
            aria-label={TRIP.removeStop(index + 1)}
            onClick={() => set({ stops: form.stops.toSpliced(index, 1) })}
          >
            Remove
          </Button>
        </Stop>
      ))}
      {isRoomForStop ? (
        <Button type="button" look="outline" alignSelf="flex-start" onClick={() => set({ stops: [...form.stops, ''] })}>
          {TRIP.addStop}
        </Button>
      ) : (
        <Text size="small" tone="muted">
          {TRIP.stopsRule}
        </Text>
      )}
      <Fields of="dates">
        {date('departureDate', TRIP.departureDate)}
        {form.isReturn && date('returnDate', TRIP.returnDate)}
        <PeopleField name="people" value={form.people} onChange={(people) => set({ people })} />
      </Fields>
      <Choices
        name="trip-cabin"
        legend={TRIP.cabin}
        options={TRIP_CABINS}
        textOf={cabinName}
        chosen={form.cabin}
        onChoose={(cabin) => set({ cabin })}
      />
    </FormPanel>
  );
}

type TripPlaceProps = Pick<SearchFieldProps, 'name' | 'label' | 'value' | 'onChange'>;

function TripPlace(field: TripPlaceProps) {
  const problem = placeProblem(field.value);
  return (
    <PlaceField {...field} hasCities helperText={problem} isInvalid={field.value !== '' && problem !== undefined} />
  );
}
