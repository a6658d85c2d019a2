import { Box } from '@chakra-ui/react';
import { formatWhole } from '@tim/format';
import { AxisMark, AxisTrack } from '../../shared/ui/axis-track.tsx';
import type { SlotProps } from './slot-props.ts';

type FigureBarProps = {
  /** Of a flight, what is typical of its route is marked too, above the axis. */
  readonly hasTypical: boolean;
  readonly slot: SlotProps;
};

/** The figure of the cabin that is chosen, its range and what is typical of the route, drawn from zero. The range is said above it; `spoken` says all of it. */
export function FigureBar({ hasTypical, slot }: FigureBarProps) {
  return (
    <Box
      aria-hidden="true"
      data-print="hide"
      visibility="var(--bar, hidden)"
      fontSize="xs"
      lineHeight="1.5"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
      // A label stays on its line, however narrow the page.
      whiteSpace="nowrap"
      overflow="hidden"
    >
      {hasTypical && (
        <Box position="relative" height="1.5em">
          <Box
            as="span"
            position="absolute"
            left="var(--typical)"
            transform="translateX(var(--shift))"
            {...slot('typical')}
          />
        </Box>
      )}
      <AxisTrack height="8">
        <AxisMark kind="range" top="2" height="4" left="var(--low)" width="var(--width)" />
        <AxisMark kind="compared" left="var(--typical)" visibility="var(--mark, hidden)" />
        <AxisMark kind="figure" top="1" height="6" isChosen left="var(--figure)" />
      </AxisTrack>
      <Box position="relative" height="1.5em">
        <Box as="span" position="absolute" left="0">
          {formatWhole(0)}
        </Box>
        <Box as="span" position="absolute" right="0" {...slot('axisEnd')} />
      </Box>
    </Box>
  );
}
