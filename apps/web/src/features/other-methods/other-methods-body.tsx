import { greatCircleDistanceKm, type CabinClass } from '@tim/engine';
import { Stack } from '@chakra-ui/react';
import { Source } from '@tim/messages';
import { useEffect, useId, useState } from 'react';
import { fill } from '@tim/languages';
import { OTHERS } from './texts.ts';
import { useFinder, type Finder } from '../../shared/find/finder.tsx';
import { FieldInput } from '../../shared/form/field-frame.tsx';
import { placeOf } from '../../shared/map/place-of.ts';
import { Heading, Label, Text } from '../../shared/ui/typography.tsx';
import { boundsOf } from '../facts/range-words.ts';
import { DotList } from './dot-list.tsx';
import { kilogramsText } from '../../shared/kilograms-text.ts';
import { greatCircleKmOf } from '../../shared/api/quantities.ts';
import { methodGroups, olderFigures, type ComparedFigures, type Countries } from './method-groups.ts';
import { MethodsTable } from './methods-table.tsx';
import { WhoIsRight } from './who-is-right.tsx';
import { nearestText, parseKilograms } from './your-figure.ts';
import { JOIN } from '../../shared/join.ts';

type OthersProps = {
  /** IATA codes of the airports; of a route, of cities too. */
  readonly origin: string;
  readonly destination: string;
  readonly answer: ComparedFigures;
  /** The one that the page shows: the first to be compared. */
  readonly cabin: CabinClass;
};

/** The flight or route by the methods people meet, where a figure of one's own stands among them, and why they differ. */
export function OthersBody({ origin, destination, answer, cabin }: OthersProps) {
  const { finder, load } = useFinder();
  useEffect(load, [load]);
  const [typed, setTyped] = useState('');
  const inputId = useId();

  const journey = {
    greatCircleDistanceKm: greatCircleKmOf(answer.working) ?? distanceBetweenKm(origin, destination),
    countries: countriesOf(finder, origin, destination),
  };
  const groups = methodGroups(answer, cabin, journey);
  const figures = groups.flatMap((group) => group.figures);
  const range = boundsOf(answer, cabin);
  const ownKg = parseKilograms(typed);
  const isWrong = ownKg === undefined && typed.trim() !== '';
  const nearest = ownKg && nearestText(ownKg, [...figures, ...olderFigures(cabin, journey)], range);
  return (
    <Stack gap="6" pt="4" pb="6">
      <Text>{OTHERS.introduction[answer.source === undefined ? 'route' : 'flight']}</Text>
      <Stack gap="2" data-print="hide">
        <Label htmlFor={inputId}>{OTHERS.yourFigure}</Label>
        <FieldInput
          id={inputId}
          maxWidth="xs"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-invalid={isWrong}
          aria-describedby={`${inputId}-found`}
        />
        <Text id={`${inputId}-found`} role="status" minHeight="1.6em">
          {isWrong ? OTHERS.notANumber : nearest}
        </Text>
      </Stack>
      <div>
        <DotList figures={figures} range={range} ownKg={ownKg} />
        {range && (
          <Text size="small" tone="muted">
            {JOIN.sentences([
              OTHERS.bar,
              fill(OTHERS.rangeOf, { low: range.lowest, high: kilogramsText(range.highest) }),
            ])}
          </Text>
        )}
      </div>
      <WhoIsRight />
      <Stack gap="2">
        <Heading as="h3" size="h3">
          {OTHERS.tableHeading}
        </Heading>
        <MethodsTable groups={groups} />
        <Text size="small" tone="muted">
          {JOIN.sentences([
            OTHERS.notShown,
            ...(answer.source === undefined || answer.source === Source.EASA ? [] : [OTHERS.noLabel]),
            OTHERS.licence,
          ])}
        </Text>
      </Stack>
    </Stack>
  );
}

/** Between two airports, or cities, which are where their busiest is [km]; undefined where one has no flights. */
function distanceBetweenKm(origin: string, destination: string): number | undefined {
  const [from, to] = [placeOf(origin), placeOf(destination)];
  return from && to && greatCircleDistanceKm(from, to);
}

/** Undefined until the index of places is here, and for an airport that it does not have. */
function countriesOf(finder: Finder | undefined, origin: string, destination: string): Countries | undefined {
  const [from, to] = [finder?.places.named(origin), finder?.places.named(destination)];
  return from && to && { origin: from.countryCode, destination: to.countryCode };
}
