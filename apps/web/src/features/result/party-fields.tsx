import { Button, Grid } from '@chakra-ui/react';
import { cabinLetter, readPeople, TRIP_CABINS, type TripCabin } from '@tim/itinerary';
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

/** What is typed below each cabin, or for all. */
type Typed = Readonly<Partial<Record<TripCabin | 'all', string>>>;

/** Who fly: how many in one cabin, or in each. */
export function PartyFields({ value, cabin, onChange }: PartyFieldsProps) {
  const people = value === '' ? undefined : readPeople(value);
  const [isSplit, setIsSplit] = useState(false);
  /** What the fields have, and what was said of it: of another value they have nothing. */
  const [last, setLast] = useState<{ readonly typed: Typed; readonly said: string }>();
  const helperText = people === undefined ? PEOPLE_FIELD.rule : undefined;
  const typedLast = last?.said === value ? last.typed : undefined;
  const say = (typed: Typed, said: string) => {
    setLast({ typed, said });
    onChange(said);
  };
  if (!isSplit && people?.byCabin === undefined) {
    return (
      <>
        <PeopleField
          name="people"
          label={PEOPLE_FIELD.people}
          value={typedLast?.all ?? (people ? String(people.count) : value)}
          onChange={(text) => say({ all: text }, isNumber(text) ? text : NO_NUMBER)}
          helperText={helperText}
        />
        <Button type="button" variant="outline" alignSelf="flex-start" onClick={() => setIsSplit(true)}>
          {PEOPLE_FIELD.split}
        </Button>
      </>
    );
  }
  const counts = people?.byCabin ?? (people ? { [people.cabin ?? cabin]: people.count } : {});
  const typed: Typed = typedLast && !('all' in typedLast) ? typedLast : textsOf(counts);
  return (
    <>
      <Grid columnGap="4" rowGap="2" templateColumns="repeat(auto-fill, minmax(min(100%, 10.5rem), 1fr))">
        {TRIP_CABINS.map((one, index) => (
          <PeopleField
            key={one}
            name={`people-${one}`}
            label={PEOPLE_FIELD.inCabin(CABINS_IN_TEXT[one])}
            value={typed[one] ?? '0'}
            onChange={(text) => {
              const next = { ...typed, [one]: text };
              say(next, partyOf(next));
            }}
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
