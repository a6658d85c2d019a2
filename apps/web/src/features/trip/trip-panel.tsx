import { Button, Flex, Grid } from '@chakra-ui/react';
import { readPeople, TRIP_CABINS, TRIP_LIMITS } from '@tim/itinerary';
import { fill } from '@tim/languages';
import { dateToYyyymmdd, parseYyyymmdd, type CalendarDate } from '@tim/notation';
import { flushSync } from 'react-dom';
import { PlaceField } from '../../shared/find/place-field.tsx';
import type { SearchFieldProps } from '../../shared/find/search-field.tsx';
import { Choices } from '../../shared/form/choices.tsx';
import { DateField } from '../../shared/form/date-field.tsx';
import { FormPanel } from '../../shared/form/form-panel.tsx';
import { Segments } from '../../shared/ui/segments.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import { TRIP } from './texts.ts';
import { CABIN_NAMES } from '../../shared/cabin-names.ts';
import { PartyFields } from '../question/party-fields.tsx';
import { dateProblem, legCount, placeProblem, tripFieldStatuses } from './trip-form-rules.ts';
import type { TripForm } from './trip-form.ts';

/** Beside each other, or one below the other where large text would not fit into its part of the width. */
const COLUMNS = {
  places: 'repeat(auto-fill, minmax(min(100%, max(8.5rem, (100% - 1rem) / 2)), 1fr))',
  // With their buttons they need more.
  dates: 'repeat(auto-fill, minmax(min(100%, max(11rem, (100% - 2rem) / 3)), 1fr))',
} as const;
const WAYS = ['return', 'oneWay'] as const;

type TripPanelProps = {
  readonly form: TripForm;
  readonly onChange: (change: Partial<TripForm>) => void;
  readonly today: CalendarDate;
  readonly onSubmit: () => void;
};

/** The form of a trip: where, there and back or not, when, who and in which cabin. */
// oxlint-disable-next-line max-lines-per-function -- one part of the page, from top to bottom
export function TripPanel({ form, onChange: set, today, onSubmit }: TripPanelProps) {
  const todayText = dateToYyyymmdd(today);
  // Each of several cabins has its people: there is no other to choose.
  const isByCabin = form.people !== '' && readPeople(form.people)?.byCabin !== undefined;
  const isRoomForStop = legCount(form, form.stops.length + 1) <= TRIP_LIMITS.legs;
  const departure = dateProblem(form, 'departureDate', todayText) ? undefined : parseYyyymmdd(form.departureDate);
  const date = (field: 'departureDate' | 'returnDate', label: string, earliest?: CalendarDate) => (
    <DateField
      name={field}
      label={label}
      value={form[field]}
      onChange={(value) => set({ [field]: value })}
      helperText={form[field] === '' ? TRIP.dateHint : dateProblem(form, field, todayText)}
      isInvalid={dateProblem(form, field, todayText) !== undefined}
      isOptional
      today={today}
      earliest={earliest}
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
      <Grid
        columnGap="4"
        rowGap="2"
        templateColumns={COLUMNS.places}
        // With stops between them the places stand below each other, in the order in which one comes to them.
        css={form.stops.length > 0 ? { '& > *': { gridColumn: '1 / -1' } } : {}}
      >
        <TripPlace name="origin" label={TRIP.from} value={form.origin} onChange={(origin) => set({ origin })} />
        {form.stops.map((stop, index) => (
          // Stops have nothing but their place.
          <Flex
            wrap="wrap"
            columnGap="2"
            css={{
              '& > div': { flex: '1 1 8rem' },
              // Beside the field, below its label; in large text below both.
              '& > button': { mt: '1.5625rem', height: '3rem' },
            }}
            key={index}
          >
            <TripPlace
              name={`stop-${index}`}
              label={fill(TRIP.via, { stop: index + 1 })}
              value={stop}
              onChange={(code) => set({ stops: form.stops.with(index, code) })}
            />
            <Button
              type="button"
              variant="outline"
              aria-label={fill(TRIP.removeStop, { stop: index + 1 })}
              onClick={() => set({ stops: form.stops.toSpliced(index, 1) })}
            >
              {TRIP.remove}
            </Button>
          </Flex>
        ))}
        <TripPlace
          name="destination"
          label={TRIP.to}
          value={form.destination}
          onChange={(destination) => set({ destination })}
        />
      </Grid>
      {isRoomForStop ? (
        <Button
          type="button"
          variant="outline"
          alignSelf="flex-start"
          onClick={({ currentTarget }) => {
            flushSync(() => set({ stops: [...form.stops, ''] }));
            const added = currentTarget.form?.elements.namedItem(`stop-${form.stops.length}`);
            if (added instanceof HTMLElement) added.focus();
          }}
        >
          {TRIP.addStop}
        </Button>
      ) : (
        <Text size="small" tone="muted">
          {TRIP.stopsRule}
        </Text>
      )}
      {form.isReturn && form.stops.length > 0 && (
        <Text size="small" tone="muted">
          {TRIP.backTheSameWay}
        </Text>
      )}
      <Grid columnGap="4" rowGap="2" templateColumns={COLUMNS.dates}>
        {date('departureDate', TRIP.departureDate)}
        {form.isReturn && date('returnDate', TRIP.returnDate, departure)}
      </Grid>
      <PartyFields value={form.people} cabin={form.cabin} onChange={(people) => set({ people })} />
      {!isByCabin && (
        <Choices
          name="trip-cabin"
          legend={TRIP.cabin}
          options={TRIP_CABINS}
          textOf={(cabin) => CABIN_NAMES[cabin]}
          chosen={form.cabin}
          onChoose={(cabin) => set({ cabin })}
        />
      )}
    </FormPanel>
  );
}

type TripPlaceProps = Pick<SearchFieldProps, 'name' | 'label' | 'value' | 'onChange'>;

function TripPlace(field: TripPlaceProps) {
  const problem = placeProblem(field.value);
  return (
    <PlaceField
      {...field}
      hasCities
      noPlaceText={TRIP.noPlace}
      helperText={problem}
      isInvalid={field.value !== '' && problem !== undefined}
    />
  );
}
