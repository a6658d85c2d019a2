import type { FlightFigures } from '../../shared/api/answers.ts';
import type { CabinClass } from '@tim/engine';
import { Stack } from '@chakra-ui/react';
import { Source } from '@tim/messages';
import { useEffect, useId, useState } from 'react';
import { OTHERS } from './texts.ts';
import { useFinder, type Finder } from '../../shared/find/finder.tsx';
import { FieldInput } from '../../shared/form/field-frame.tsx';
import { Heading, Label, Text } from '../../shared/ui/typography.tsx';
import { boundsOf } from '../result/range-words.ts';
import { DotList } from './dot-list.tsx';
import { kilogramsText } from '../result/kilograms-text.ts';
import { methodGroups, olderFigures, type Countries } from './method-groups.ts';
import { MethodsTable } from './methods-table.tsx';
import { WhoIsRight } from './who-is-right.tsx';
import { nearestText, parseKilograms } from './your-figure.ts';

export type OthersProps = {
  /** IATA codes of the airports. */
  readonly origin: string;
  readonly destination: string;
  readonly answer: FlightFigures;
  /** The one that the page shows: the first to be compared. */
  readonly cabin: CabinClass;
};

/** The flight by the methods people meet, where a figure of one's own stands among them, and why they differ. */
export function OthersBody({ origin, destination, answer, cabin }: OthersProps) {
  const { finder, load } = useFinder();
  useEffect(load, [load]);
  const [typed, setTyped] = useState('');
  const inputId = useId();

  const countries = countriesOf(finder, origin, destination);
  const groups = methodGroups(answer, cabin, countries);
  const figures = groups.flatMap((group) => group.figures);
  const range = boundsOf(answer, cabin);
  const ownKg = parseKilograms(typed);
  const isWrong = ownKg === undefined && typed.trim() !== '';
  const nearest = ownKg && nearestText(ownKg, [...figures, ...olderFigures(answer, cabin, countries)], range);
  return (
    <Stack gap="6" pt="4" pb="6">
      <Text>{OTHERS.introduction}</Text>
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
            {OTHERS.bar} {OTHERS.rangeOf(String(range.lowest), kilogramsText(range.highest))}
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
          {OTHERS.notShown} {answer.source === Source.EASA ? '' : OTHERS.noLabel} {OTHERS.licence}
        </Text>
      </Stack>
    </Stack>
  );
}

/** Undefined until the index of places is here, and for an airport that it does not have. */
function countriesOf(finder: Finder | undefined, origin: string, destination: string): Countries | undefined {
  const [from, to] = [finder?.places.named(origin), finder?.places.named(destination)];
  return from && to && { origin: from.countryCode, destination: to.countryCode };
}
