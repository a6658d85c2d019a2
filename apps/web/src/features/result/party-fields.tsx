import { Button, Grid } from '@chakra-ui/react';
import { formatPeople, readPeople, TRIP_CABINS, type PeopleByCabin, type TripCabin } from '@tim/itinerary';
import { useState } from 'react';
import { PeopleField } from '../../shared/form/people-field.tsx';
import { PEOPLE_FIELD } from '../../shared/form/texts.ts';
import { CABINS_IN_TEXT } from './cabin-names.ts';

type PartyFieldsProps = {
  /** People as an address has them, "2" or "2e,1b"; empty or unfinished as it was typed. */
  readonly value: string;
  /** Of all who are in one. */
  readonly cabin: TripCabin;
  readonly onChange: (value: string) => void;
};

/** Who fly: how many in one cabin, or in each. */
export function PartyFields({ value, cabin, onChange }: PartyFieldsProps) {
  const people = value === '' ? undefined : readPeople(value);
  const [isSplit, setIsSplit] = useState(false);
  const helperText = people === undefined ? PEOPLE_FIELD.rule : undefined;
  if (!isSplit && people?.byCabin === undefined) {
    return (
      <>
        <PeopleField
          name="people"
          label={PEOPLE_FIELD.people}
          value={people ? String(people.count) : value}
          onChange={onChange}
          helperText={helperText}
        />
        <Button type="button" variant="outline" alignSelf="flex-start" onClick={() => setIsSplit(true)}>
          {PEOPLE_FIELD.split}
        </Button>
      </>
    );
  }
  const counts: PeopleByCabin = people?.byCabin ?? (people ? { [people.cabin ?? cabin]: people.count } : {});
  return (
    <>
      <Grid columnGap="4" rowGap="2" templateColumns="repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr))">
        {TRIP_CABINS.map((one, index) => (
          <PeopleField
            key={one}
            name={`people-${one}`}
            label={PEOPLE_FIELD.inCabin(CABINS_IN_TEXT[one])}
            value={String(counts[one] ?? 0)}
            // With its cabin behind it even where that is the only one, so that it is asked about.
            onChange={(text) => onChange(formatPeople({ count: 0, byCabin: { ...counts, [one]: numberIn(text) } }))}
            least={0}
            helperText={index === 0 ? helperText : undefined}
          />
        ))}
      </Grid>
      <Button
        type="button"
        variant="outline"
        alignSelf="flex-start"
        onClick={() => {
          setIsSplit(false);
          onChange(String(people?.count ?? 1));
        }}
      >
        {PEOPLE_FIELD.together}
      </Button>
    </>
  );
}

const numberIn = (text: string): number => (/^\d{1,2}$/.test(text) ? Number(text) : 0);
