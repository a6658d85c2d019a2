import { CABIN_CLASSES, type CabinClass } from '@tim/engine';
import { chakra } from '@chakra-ui/react';
import { Source } from '@tim/messages';
import { useEffect, useId, useState } from 'react';
import { CABIN_NAMES } from '../../../content/cabins.ts';
import { OTHERS } from '../../../content/others.ts';
import { useFinder, type Finder } from '../../find/finder.tsx';
import { Choices } from '../../form/choices.tsx';
import { FieldInput } from '../../form/field-frame.tsx';
import { Heading, Text } from '../../typography.tsx';
import { HEADLINE_ID } from '../headline/fill-headline.ts';
import { boundsOf } from '../range-words.ts';
import type { OthersProps } from '../others-section.tsx';
import { DotList } from './dot-list.tsx';
import { kilogramsText } from '../kilograms-text.ts';
import { methodGroups, olderFigures, type Countries } from './method-groups.ts';
import { MethodsTable } from './methods-table.tsx';
import { WhoIsRight } from './who-is-right.tsx';
import { nearestText, parseKilograms } from './your-figure.ts';

const Parts = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '6', pt: '4', pb: '6' } });
const Part = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '2' } });
const Label = chakra('label', { base: { fontSize: 'sm', fontWeight: 'medium' } });

/** The flight by the methods people meet, where a figure of one's own stands among them, and why they differ. */
export function OthersBody({ origin, destination, answer }: OthersProps) {
  const { finder, load } = useFinder();
  useEffect(load, [load]);
  const [cabin, setCabin] = useState(cabinOfHeadline);
  const [typed, setTyped] = useState('');
  const inputId = useId();

  const countries = countriesOf(finder, origin, destination);
  const groups = methodGroups(answer, cabin, countries);
  const figures = groups.flatMap((group) => group.figures);
  const range = answer.range && boundsOf(answer.range, cabin);
  const ownKg = parseKilograms(typed);
  const isWrong = ownKg === undefined && typed.trim() !== '';
  const nearest = ownKg && nearestText(ownKg, [...figures, ...olderFigures(answer, cabin, countries)], range);
  return (
    <Parts>
      <Text>{OTHERS.introduction}</Text>
      <Part data-print="hide">
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
      </Part>
      <Choices
        name="others-cabin"
        legend={OTHERS.cabin}
        options={CABIN_CLASSES}
        textOf={(one) => CABIN_NAMES[one]}
        chosen={cabin}
        onChoose={setCabin}
      />
      <div>
        <DotList figures={figures} range={range} ownKg={ownKg} />
        {range && (
          <Text size="small" tone="muted">
            {OTHERS.bar} {range.lowest} to {kilogramsText(range.highest)}.
          </Text>
        )}
      </div>
      <WhoIsRight />
      <Part>
        <Heading as="h3" size="h3">
          {OTHERS.tableHeading}
        </Heading>
        <MethodsTable groups={groups} />
        <Text size="small" tone="muted">
          {OTHERS.notShown} {answer.source === Source.EASA ? '' : OTHERS.noLabel} {OTHERS.licence}
        </Text>
      </Part>
    </Parts>
  );
}

/** The cabin that the result's headline is about. */
function cabinOfHeadline(): CabinClass {
  const chosen = document.querySelector<HTMLInputElement>(`#${HEADLINE_ID} :checked`)?.value;
  return CABIN_CLASSES.find((cabin) => cabin === chosen) ?? 'economy';
}

/** Undefined until the index of places is here, and for an airport that it does not have. */
function countriesOf(finder: Finder | undefined, origin: string, destination: string): Countries | undefined {
  const [from, to] = [finder?.places.named(origin), finder?.places.named(destination)];
  return from && to && { origin: from.countryCode, destination: to.countryCode };
}
