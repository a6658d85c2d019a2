import { Button, Grid, Stack } from '@chakra-ui/react';
import type { ListResult } from '@tim/batch';
import { fill } from '@tim/languages';
import { useState } from 'react';
import { helperText } from '@tim/validation';
import { PlaceField } from '../../shared/find/place-field.tsx';
import { LabelledControl } from '../../shared/form/labelled-control.tsx';
import { Select } from '../../shared/form/select.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import type { ListSummary, PlaceName } from '../../shared/compute/list-types.ts';
import { rowsText } from './batch-words.ts';
import { ListPart } from './list-part.tsx';
import { BATCH } from './texts.ts';

const texts = BATCH.result.places;

type PlaceQuestionsProps = {
  readonly questions: ListResult['placeChoices'];
  readonly names: ListSummary['placeNames'];
  readonly near: ListSummary['nearPlaces'];
  /** What is chosen until somebody chooses another. */
  readonly usual: ListSummary['usualPlaces'];
  /** Codes by the names as the list has them. */
  readonly onPlaces: (places: Readonly<Record<string, string>>) => void;
};

/** Names that may mean several places, or that nobody knows, each asked once for all its rows. */
export function PlaceQuestions({ questions, names, near, usual, onPlaces }: PlaceQuestionsProps) {
  const [said, setSaid] = useState<Readonly<Record<string, string>>>({});
  if (questions.length === 0) return null;
  const chosen = { ...usual, ...said };
  const places = placesOf(chosen);
  return (
    <ListPart heading={texts.heading} data-print="hide">
      <Grid gap="3" templateColumns="repeat(auto-fill, minmax(min(13rem, 100%), 1fr))">
        {questions.map(({ text, codes, rows }) => {
          const label = fill(texts.label, { text, rows: rowsText(rows) });
          const value = chosen[text] ?? '';
          const say = (code: string) => setSaid({ ...said, [text]: code });
          const nearCode = isCode(value) ? undefined : near[text];
          return codes.length === 0 ? (
            <Stack key={text} gap="2" align="start">
              <PlaceField
                name={`place-${text}`}
                hasCities
                label={label}
                value={value}
                onChange={say}
                helperText={isCode(value) ? undefined : texts.unknown}
                isInvalid={value !== '' && !isCode(value)}
              />
              {nearCode !== undefined && (
                // The place whose name is one letter off, to be taken by one press.
                <Button type="button" size="sm" variant="outline" onClick={() => say(nearCode)}>
                  {fill(texts.near, { place: optionText(nearCode, names[nearCode]) })}
                </Button>
              )}
            </Stack>
          ) : (
            <Stack key={text} gap="1">
              <LabelledControl label={label}>
                <Select value={value} onChange={({ target }) => say(target.value)}>
                  <option value="">{texts.open}</option>
                  {codes.map((code) => (
                    <option key={code} value={code}>
                      {optionText(code, names[code])}
                    </option>
                  ))}
                </Select>
              </LabelledControl>
              {value !== '' && value === usual[text] && (
                <Text size="small" tone="muted">
                  {texts.usual}
                </Text>
              )}
            </Stack>
          );
        })}
      </Grid>
      <Button
        type="button"
        alignSelf="start"
        disabled={Object.keys(places).length === 0}
        onClick={() => onPlaces(places)}
      >
        {texts.compute}
      </Button>
    </ListPart>
  );
}

/** What is a code of those that were chosen or typed, in capitals. */
const placesOf = (chosen: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(chosen).flatMap(([text, code]) => (isCode(code) ? [[text, code.toUpperCase()]] : [])),
  );

const isCode = (text: string): boolean => helperText('origin', text, '') === undefined;

const optionText = (code: string, place: PlaceName | undefined): string =>
  place ? fill(texts.option, { name: place.name, country: place.countryName, code }) : code;
