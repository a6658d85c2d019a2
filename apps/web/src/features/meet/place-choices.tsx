import { Grid } from '@chakra-ui/react';
import { fill } from '@tim/languages';
import { LabelledControl } from '../../shared/form/labelled-control.tsx';
import { Select } from '../../shared/form/select.tsx';
import type { MeetingProblem } from '../../shared/compute/meet-types.ts';
import { placeText } from './meeting-words.ts';
import { MEET } from './texts.ts';

type PlaceChoicesProps = {
  readonly problems: readonly MeetingProblem[];
  /** Codes by names. */
  readonly chosen: Readonly<Record<string, string>>;
  readonly onChoose: (name: string, code: string) => void;
};

/** Names that may mean several places, each asked once. */
export function PlaceChoices({ problems, chosen, onChoose }: PlaceChoicesProps) {
  const asked = problems.flatMap(({ problem, places }) =>
    problem.kind === 'ambiguous' ? [{ name: problem.text, places }] : [],
  );
  if (asked.length === 0) return null;
  return (
    <Grid gap="3" templateColumns="repeat(auto-fill, minmax(min(16rem, 100%), 1fr))">
      {asked.map(({ name, places }) => (
        <LabelledControl key={name} label={fill(MEET.form.which, { text: name })}>
          <Select value={chosen[name] ?? ''} onChange={({ target }) => onChoose(name, target.value)}>
            <option value="">{MEET.form.open}</option>
            {places.map((place) => (
              <option key={place.code} value={place.code}>
                {placeText(place)} ({place.code})
              </option>
            ))}
          </Select>
        </LabelledControl>
      ))}
    </Grid>
  );
}
