import { Box } from '@chakra-ui/react';
import { CABIN_CLASSES, type CabinClass } from '@tim/engine';
import { formatPeople, readPeople, type Question } from '@tim/itinerary';
import { useState } from 'react';
import { fillCount, OWN_MANNER } from '@tim/languages';
import { Select } from '../../shared/form/select.tsx';
import { PEOPLE_FIELD } from '../question/texts.ts';
import { useTypedEarly } from '../../shared/form/use-typed-early.ts';
import { CABIN_NAMES } from '../../shared/cabin-names.ts';
import { PeopleByCabin } from '../question/party-fields.tsx';
import { CALCULATOR } from './texts.ts';

/** Of all in one cabin; more can be typed by cabin. */
const PEOPLE_COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const IN_SEVERAL = 'by-cabin';

type AskedFieldsProps = {
  readonly question: Question;
  /** The one that the page shows. */
  readonly cabin: CabinClass;
  readonly onChange: (change: Partial<Question>) => void;
};

/** What is asked beside the places: whether back as well, how many fly, in which cabin. Each says what it is by its value. */
export function AskedFields({ question, cabin, onChange }: AskedFieldsProps) {
  const { count, byCabin } = question.people;
  const [isSplit, setIsSplit] = useState(false);
  /** Who fly in which cabin, as it is typed. */
  const [typed, setTyped] = useState('');
  const isInSeveral = isSplit || byCabin !== undefined;
  const changePeople = (value: string) => {
    setIsSplit(value === IN_SEVERAL);
    setTyped(formatPeople(question.people) || '1');
    if (value !== IN_SEVERAL) onChange({ people: { count: Number(value) } });
  };
  const changeByCabin = (text: string) => {
    setIsSplit(true);
    setTyped(text);
    const read = readPeople(text);
    if (read === undefined) return;
    const { cabin: theirs, ...people } = read;
    onChange({ people, ...(theirs && { cabin: theirs }) });
  };
  return (
    <>
      {/* In the row of the form's button, with it two by two on a phone. */}
      <Box role="group" aria-label={CALCULATOR.whoHeading} display="contents">
        <Choice
          label={CALCULATOR.journeyLabel}
          value={question.isReturn ? 'return' : 'oneWay'}
          options={Object.entries(CALCULATOR.journeys)}
          onChoose={(journey) => onChange({ isReturn: journey === 'return' })}
        />
        <Choice
          label={PEOPLE_FIELD.people}
          value={isInSeveral ? IN_SEVERAL : String(count)}
          options={[
            ...[...PEOPLE_COUNTS, ...(count > PEOPLE_COUNTS.length ? [count] : [])].map(
              (people) => [String(people), fillCount(PEOPLE_FIELD.count, { count: people }, OWN_MANNER)] as const,
            ),
            [IN_SEVERAL, PEOPLE_FIELD.split],
          ]}
          onChoose={changePeople}
        />
        <Choice
          label={CALCULATOR.cabinLabel}
          value={cabin}
          options={CABIN_CLASSES.map((one) => [one, CABIN_NAMES[one]])}
          onChoose={(chosen) => onChange({ cabin: chosen as CabinClass })}
        />
      </Box>
      {isInSeveral && (
        <Box flexBasis="full">
          <PeopleByCabin
            value={isSplit ? typed : formatPeople(question.people)}
            cabin={cabin}
            onChange={changeByCabin}
          />
        </Box>
      )}
    </>
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  /** Values with what they are called. */
  readonly options: readonly (readonly [string, string])[];
  readonly onChoose: (value: string) => void;
};

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const field = useTypedEarly<HTMLSelectElement>(value, onChoose);
  return (
    <Select
      ref={field}
      flex="1 1 7.5rem"
      maxWidth={{ md: '11rem' }}
      aria-label={label}
      autoComplete="off"
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      {options.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </Select>
  );
}
