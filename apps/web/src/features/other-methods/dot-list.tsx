import { axisEndKg } from '@tim/format';
import { Box, Flex, Grid, type GridProps, Span, type SpanProps } from '@chakra-ui/react';
import { AxisTrack } from '../../shared/ui/axis-track.tsx';
import { OTHERS } from './texts.ts';
import { kilogramsText } from '../../shared/kilograms-text.ts';
import type { Bounds } from '../facts/range-words.ts';
import type { MethodFigure } from './method-groups.ts';

/** Drawn by their edges alone, which paper and forced colours keep. */
const MARKS = {
  other: { border: '0.375rem solid {colors.fg.muted}', borderRadius: '50%' },
  main: { border: '0.5rem solid {colors.accent}', borderRadius: '50%' },
  own: { border: '0.4375rem solid {colors.fg}', transform: 'translate(-50%, -50%) rotate(45deg)' },
  range: { borderBottom: '0.5rem solid {colors.level.low}', transform: 'translateY(-50%)' },
} as const;

type MarkProps = SpanProps & { readonly kind: keyof typeof MARKS };

function Mark({ kind, ...props }: MarkProps) {
  return <Span position="absolute" top="50%" transform="translate(-50%, -50%)" {...MARKS[kind]} {...props} />;
}

type DotListProps = {
  readonly figures: readonly MethodFigure[];
  /** Of this site's own figure. */
  readonly range: Bounds | undefined;
  readonly ownKg: number | undefined;
};

/** Every figure as a dot, all on one axis from zero, each with its name and its kilograms. */
export function DotList({ figures, range, ownKg }: DotListProps) {
  const end = axisEndKg(Math.max(1, range?.highest ?? 0, ownKg ?? 0, ...figures.map(({ kg }) => kg)));
  const at = (kg: number) => `${((kg / end) * 100).toFixed(2)}%`;
  return (
    <div>
      <Box as="ul" listStyle="none" fontVariantNumeric="tabular-nums" aria-label={OTHERS.chart}>
        {figures.map(({ name, kg, isMain = false }) => (
          <Row as="li" key={name}>
            <span>{name}</span>
            <span>{kilogramsText(kg)}</span>
            <AxisTrack height="1.5rem">
              {isMain && range && (
                <Mark kind="range" style={{ left: at(range.lowest), width: at(range.highest - range.lowest) }} />
              )}
              {ownKg !== undefined && <OwnLine left={at(ownKg)} />}
              <Mark kind={isMain ? 'main' : 'other'} style={{ left: at(kg) }} />
            </AxisTrack>
          </Row>
        ))}
        {ownKg !== undefined && (
          <Row as="li" fontWeight="medium">
            <span>{OTHERS.yours}</span>
            <span>{kilogramsText(ownKg)}</span>
            <AxisTrack height="1.5rem">
              <OwnLine left={at(ownKg)} />
              <Mark kind="own" style={{ left: at(ownKg) }} />
            </AxisTrack>
          </Row>
        )}
      </Box>
      <Row aria-hidden="true">
        <span />
        <span />
        <Flex justify="space-between" fontSize="xs" color="fg.muted">
          <span>0</span>
          <span>{kilogramsText(end)}</span>
        </Flex>
      </Row>
    </div>
  );
}

/** A name, its kilograms and its place on the axis; on a phone the axis below both. */
function Row(props: GridProps) {
  return (
    <Grid
      columnGap="4"
      templateColumns={{ base: 'minmax(0, 1fr) auto', md: '21rem minmax(0, 1fr) 5rem' }}
      alignItems={{ base: 'baseline', md: 'center' }}
      fontSize="sm"
      lineHeight="1.35"
      py={{ md: '0.5' }}
      breakInside="avoid"
      css={{
        '& > :nth-of-type(2)': { textAlign: 'end', gridColumn: { md: '3' } },
        '& > div': { gridColumn: { base: '1 / -1', md: '2' }, gridRow: { md: '1' } },
      }}
      {...props}
    />
  );
}

/** Where the visitor's figure is, in each row. */
function OwnLine({ left }: { readonly left: string }) {
  return <Span position="absolute" insetBlock="0" borderInlineStart="1px dashed {colors.fg}" style={{ left }} />;
}
