import { Button, Grid } from '@chakra-ui/react';
import { fill } from '@tim/languages';
import { cabinLetter, MOST_PEOPLE, readPeople, TRIP_CABINS, type TripCabin } from '@tim/itinerary';
import { useState } from 'react';
import { PeopleField } from './people-field.tsx';
import { PEOPLE_FIELD } from './texts.ts';
import { CABINS_IN_TEXT } from '../../shared/cabin-names.ts';

/** Which numbers of people may be typed. */
export const PEOPLE_RULE = fill(PEOPLE_FIELD.rule, { most: MOST_PEOPLE });

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
  /** What the field has, and what was said of it: of another value it has nothing. */
  const [last, setLast] = useState<{ readonly typed: string; readonly said: string }>();
  if (!isSplit && people?.byCabin === undefined) {
    return (
      <>
        <PeopleField
          name="people"
          label={PEOPLE_FIELD.people}
          value={last?.said === value ? last.typed : people ? String(people.count) : value}
          onChange={(typed) => {
            const said = isNumber(typed) ? typed : NO_NUMBER;
            setLast({ typed, said });
            onChange(said);
          }}
          helperText={people === undefined ? PEOPLE_RULE : undefined}
        />
        <Button type="button" variant="outline" alignSelf="flex-start" onClick={() => setIsSplit(true)}>
          {PEOPLE_FIELD.split}
        </Button>
      </>
    );
  }
  return (
    <>
      <PeopleByCabin value={value} cabin={cabin} onChange={onChange} />
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

/** What is typed below each cabin. */
type Typed = Readonly<Partial<Record<TripCabin, string>>>;

/** How many people fly in each cabin. */
export function PeopleByCabin({ value, cabin, onChange }: PartyFieldsProps) {
  const people = value === '' ? undefined : readPeople(value);
  const [last, setLast] = useState<{ readonly typed: Typed; readonly said: string }>();
  const counts = people?.byCabin ?? (people ? { [people.cabin ?? cabin]: people.count } : {});
  const typed = last?.said === value ? last.typed : textsOf(counts);
  const change = (next: Typed) => {
    const said = partyOf(next);
    setLast({ typed: next, said });
    onChange(said);
  };
  return (
    <Grid columnGap="4" rowGap="2" templateColumns="repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr))">
      {TRIP_CABINS.map((one, index) => (
        <PeopleField
          key={one}
          name={`people-${one}`}
          label={fill(PEOPLE_FIELD.inCabin, { cabin: CABINS_IN_TEXT[one] })}
          value={typed[one] ?? '0'}
          onChange={(text) => change({ ...typed, [one]: text })}
          least={0}
          helperText={index === 0 && people === undefined ? PEOPLE_RULE : undefined}
        />
      ))}
    </Grid>
  );
}

const textsOf = (counts: Readonly<Partial<Record<TripCabin, number>>>): Typed =>
  Object.fromEntries(TRIP_CABINS.map((cabin) => [cabin, String(counts[cabin] ?? 0)]));

/** Said of what is no number: nobody reads people in it. */
const NO_NUMBER = '?';

/** What may be a number of people, or nothing yet. */
const isNumber = (text: string): boolean => /^\d{0,9}$/.test(text);

/** As an address has it, with its cabin behind each number even where that is the only one, so that it is asked about: "2e,1b". */
function partyOf(typed: Typed): string {
  const texts = TRIP_CABINS.map((cabin) => [typed[cabin] ?? '', cabin] as const);
  if (!texts.every(([text]) => isNumber(text))) return NO_NUMBER;
  return texts.flatMap(([text, cabin]) => (/^0*$/.test(text) ? [] : [`${text}${cabinLetter(cabin)}`])).join(',');
}
