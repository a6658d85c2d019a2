import { Grid, Span, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Behind } from '../../shared/ui/plain-table.tsx';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { BATCH } from './texts.ts';
import { LongPartTable, PartTable, type PartsProps } from './part-table.tsx';
import { kilogramsText, partName, useNames } from './batch-words.ts';

/** Bars in a picture, rows of a table that is not opened, and of one that is rendered as a whole. */
const MOST_BARS = { month: 24, route: 10 } as const;
const MOST_ROWS = 10;
const MOST_RENDERED = 200;

/** Months or routes as bars from zero, each with its kilograms; all of them in the table behind. */
export function PartBars({ dimension, parts }: PartsProps & { readonly dimension: 'month' | 'route' }) {
  const names = useNames();
  const most = MOST_BARS[dimension];
  const shown = dimension === 'month' ? parts.slice(-most) : parts.slice(0, most);
  const widest = Math.max(...shown.map(({ grams }) => grams));
  const note = dimension === 'month' ? BATCH.parts.latest(most) : BATCH.parts.top(most);
  return (
    <div>
      <Heading as="h4" size="h4" mb="2">
        {BATCH.dimensionTitles[dimension]}
      </Heading>
      {shown.length < parts.length && (
        <Text size="small" tone="muted">
          {note}
        </Text>
      )}
      <Stack as="ol" listStyle="none" gap="2">
        {shown.map((part) => (
          <Grid
            as="li"
            columnGap="3"
            rowGap="0.5"
            templateColumns={{ base: 'minmax(0, 1fr) auto', md: '15rem minmax(0, 1fr) 8rem' }}
            alignItems="center"
            fontSize="sm"
            fontVariantNumeric="tabular-nums"
            breakInside="avoid"
            css={{
              '& > :nth-of-type(2)': { gridColumn: { base: '1 / -1', md: '2' }, gridRow: { base: '2', md: '1' } },
              '& > :last-child': { textAlign: 'end' },
            }}
            key={part.key}
          >
            <span>{partName(dimension, part, names)}</span>
            <Span display="block" height="0.75rem" aria-hidden="true">
              <Span
                display="block"
                height="full"
                minWidth="2px"
                bg="accent"
                borderRadius="sm"
                printColorAdjust="exact"
                _highContrast={{ bg: 'CanvasText', forcedColorAdjust: 'none' }}
                width={`${((part.grams / widest) * 100).toFixed(2)}%`}
              />
            </Span>
            <span>
              {kilogramsText(part.grams)}
              {'\u202F'}kg
            </span>
          </Grid>
        ))}
      </Stack>
      <WholeTable dimension={dimension} parts={parts} />
    </div>
  );
}

/** The heaviest of a kind as a small table; all of them when it is opened. */
export function PartSums({ dimension, parts }: PartsProps) {
  if (parts.every(({ key }) => key === '')) return null;
  return (
    <div>
      <Heading as="h4" size="h4">
        {BATCH.dimensionTitles[dimension]}
      </Heading>
      <PartTable dimension={dimension} parts={parts.slice(0, MOST_ROWS)} />
      {parts.length > MOST_ROWS && <WholeTable dimension={dimension} parts={parts} />}
    </div>
  );
}

/** All parts, rendered when they are opened. */
function WholeTable(props: PartsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const Shown = props.parts.length > MOST_RENDERED ? LongPartTable : PartTable;
  return (
    <Behind
      mt="2"
      css={{ _print: { '&:not([open])': { display: 'none' } } }}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{BATCH.parts.whole}</summary>
      {isOpen && <Shown {...props} />}
    </Behind>
  );
}
