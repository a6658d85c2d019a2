import { Button, Grid, Stack } from '@chakra-ui/react';
import type { ListResult } from '@tim/batch';
import { fill } from '@tim/languages';
import { useState } from 'react';
import { helperText } from '@tim/validation';
import { PlaceField } from '../../shared/find/place-field.tsx';
import { LabelledControl } from '../../shared/form/labelled-control.tsx';
import { Select } from '../../shared/form/select.tsx';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import type { ListSummary, PlaceName } from '../../shared/compute/list-types.ts';
import { rowsText } from './batch-words.ts';
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
    <Stack as="section" minWidth="0" aria-label={texts.heading} gap="3" data-print="hide">
      <Heading as="h3" size="h3">
        {texts.heading}
      </Heading>
      <Grid gap="3" templateColumns="repeat(auto-fill, minmax(min(13rem, 100%), 1fr))">
        {questions.map(({ text, codes, rows }) =>
          codes.length === 0 ? (
            <Stack key={text} gap="2" align="start">
              <PlaceField
                name={`place-${text}`}
                hasCities
                label={labelOf(text, rows)}
                value={chosen[text] ?? ''}
                onChange={(code) => setSaid({ ...said, [text]: code })}
                helperText={isCode(chosen[text]) ? undefined : texts.unknown}
                isInvalid={(chosen[text] ?? '') !== '' && !isCode(chosen[text])}
              />
              <NearPlace
                code={isCode(chosen[text]) ? undefined : near[text]}
                names={names}
                onTake={(code) => setSaid({ ...said, [text]: code })}
              />
            </Stack>
          ) : (
            <Stack key={text} gap="1">
              <LabelledControl label={labelOf(text, rows)}>
                <Select
                  value={chosen[text] ?? ''}
                  onChange={({ target }) => setSaid({ ...said, [text]: target.value })}
                >
                  <option value="">{texts.open}</option>
                  {codes.map((code) => (
                    <option key={code} value={code}>
                      {optionText(code, names[code])}
                    </option>
                  ))}
                </Select>
              </LabelledControl>
              {usual[text] !== undefined && chosen[text] === usual[text] && (
                <Text size="small" tone="muted">
                  {texts.usual}
                </Text>
              )}
            </Stack>
          ),
        )}
      </Grid>
      <Button
        type="button"
        alignSelf="start"
        disabled={Object.keys(places).length === 0}
        onClick={() => onPlaces(places)}
      >
        {texts.compute}
      </Button>
    </Stack>
  );
}

type NearPlaceProps = {
  readonly code: string | undefined;
  readonly names: ListSummary['placeNames'];
  readonly onTake: (code: string) => void;
};

/** The place whose name is one letter off, to be taken by one press. */
function NearPlace({ code, names, onTake }: NearPlaceProps) {
  if (code === undefined) return null;
  return (
    <Button type="button" size="sm" variant="outline" onClick={() => onTake(code)}>
      {fill(texts.near, { place: optionText(code, names[code]) })}
    </Button>
  );
}

/** What is a code of those that were chosen or typed, in capitals. */
const placesOf = (chosen: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(chosen).flatMap(([text, code]) => (isCode(code) ? [[text, code.toUpperCase()]] : [])),
  );

const isCode = (text = ''): boolean => helperText('origin', text, '') === undefined;

const optionText = (code: string, place: PlaceName | undefined): string =>
  place ? fill(texts.option, { name: place.name, country: place.countryName, code }) : code;

const labelOf = (text: string, rows: number): string => fill(texts.label, { text, rows: rowsText(rows) });
