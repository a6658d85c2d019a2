import { CABIN_CLASSES, type CabinClass } from '@tim/engine';
import { Box, Grid } from '@chakra-ui/react';
import { useId } from 'react';
import { AxisMark, AxisTrack } from '../../shared/ui/axis-track.tsx';
import { VisuallyHidden } from '../../shared/ui/typography.tsx';
import { CABIN_NAMES } from '../../shared/cabin-names.ts';
import { HEADLINE } from './texts.ts';
import type { SlotProps } from './slot-props.ts';

/** Name, drawing and value; what stands below the drawing has the same columns. */
const COLUMNS = {
  // Five Japanese letters a line: premium economy breaks where its second word begins.
  base: '1.25rem minmax(0, 5.125rem) minmax(0, 1fr) minmax(min(4.5rem, 25%), auto)',
  sm: '1.25rem minmax(0, 9.25rem) minmax(0, 1fr) minmax(min(5rem, 25%), auto)',
};

type CabinChoiceProps = {
  readonly chosen: CabinClass;
  readonly onChoose: (cabin: CabinClass) => void;
  readonly slot: SlotProps;
};

/** The cabins with their figures and ranges on one axis from zero, and the one that the headline is about. */
export function CabinChoice({ chosen, onChoose, slot }: CabinChoiceProps) {
  const id = useId();
  return (
    // On paper the tables say the same.
    <Box as="fieldset" minWidth="0" containerType="inline-size" data-print="hide">
      <legend>
        <VisuallyHidden>{HEADLINE.cabins}</VisuallyHidden>
      </legend>
      <Grid templateColumns={COLUMNS} columnGap="2">
        {CABIN_CLASSES.map((cabin) => (
          <Grid
            as="label"
            key={cabin}
            id={`${id}-${cabin}`}
            gridColumn="1 / -1"
            // One drawing for all, whatever a cabin's note takes: all lines have the columns of the widest.
            templateColumns="subgrid"
            columnGap="2"
            alignItems="center"
            minHeight="target"
            borderTop="1px solid {colors.border}"
            fontSize="sm"
            lineHeight="1.35"
            cursor="pointer"
            _hover={{ bg: 'bg.subtle' }}
            css={{
              // Where the letters are large, the drawing has a line for itself.
              '@container (max-width: 16rem)': {
                '& > div': { gridColumn: '2 / -1', gridRow: '2' },
                '& > span:last-of-type': { gridColumn: '3 / -1' },
              },
              '& > input': { width: '5', height: '5', accentColor: '{colors.accent}' },
              // The name alone stays as it is: “Économique” would not fit.
              '&:has(:checked) > :last-child': { fontWeight: 'medium' },
              '&:has(:checked) [data-mark=figure]': { bg: 'accent', _highContrast: { bg: 'CanvasText' } },
            }}
          >
            <input
              type="radio"
              name="cabin"
              value={cabin}
              aria-labelledby={`${id}-${cabin}`}
              checked={cabin === chosen}
              onChange={() => onChoose(cabin)}
            />
            <span>{CABIN_NAMES[cabin]}</span>
            <AxisTrack height="5" aria-hidden="true" visibility={`var(--${cabin}-shown, hidden)`}>
              <AxisMark kind="range" left={`var(--${cabin}-low)`} width={`var(--${cabin}-width)`} />
              <AxisMark kind="compared" left={`var(--${cabin}-usual)`} visibility={`var(--${cabin}-mark, hidden)`} />
              <AxisMark kind="figure" data-mark="figure" left={`var(--${cabin})`} />
            </AxisTrack>
            <Box as="span" textAlign="end" fontVariantNumeric="tabular-nums">
              <Box as="span" display="block" {...slot(`value-${cabin}`)} />{' '}
              <Box
                as="span"
                display="block"
                maxWidth="5rem"
                ms="auto"
                fontSize="xs"
                fontWeight="normal"
                color="fg.muted"
                {...slot(`note-${cabin}`)}
              />
            </Box>
          </Grid>
        ))}
        <Box gridColumn="1 / -1" borderTop="1px solid {colors.border}" />
        {/* Where the axis ends, below the drawings' end. */}
        <Box
          gridColumn="1 / 4"
          minHeight="6"
          pt="1"
          textAlign="end"
          fontSize="xs"
          color="fg.muted"
          aria-hidden="true"
          {...slot('chartEnd')}
        />
      </Grid>
    </Box>
  );
}
