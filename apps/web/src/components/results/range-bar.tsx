import { chakra } from '@chakra-ui/react';
import type { RangedLeg } from './combined-range.ts';

/** From zero, at its left edge, on. */
const Track = chakra('div', {
  base: {
    position: 'relative',
    height: '1.25rem',
    borderInlineStart: '1px solid {colors.border.control}',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      top: '50%',
      borderTop: '1px solid {colors.border}',
    },
  },
});
const Mark = chakra('span', {
  base: { position: 'absolute' },
  variants: {
    kind: {
      range: {
        top: '0.375rem',
        height: '0.5rem',
        borderRadius: 'sm',
        bg: 'level.low',
        _highContrast: { bg: 'Canvas', border: '1px solid' },
      },
      figure: {
        top: '0.1875rem',
        width: '0.875rem',
        height: '0.875rem',
        borderRadius: '50%',
        transform: 'translateX(-50%)',
        border: '2px solid {colors.bg}',
        bg: 'accent',
        _highContrast: { bg: 'CanvasText' },
      },
    },
  },
});

type RangeBarProps = Pick<RangedLeg, 'kg'> & {
  readonly range: RangedLeg | undefined;
  /** Where the axis ends, which all legs have in common [kg]. */
  readonly endKg: number;
};

/** A figure and its range on an axis from zero. The words beside it say the same. */
export function RangeBar({ kg, range, endKg }: RangeBarProps) {
  const share = (value: number) => `${((value / endKg) * 100).toFixed(2)}%`;
  return (
    <Track aria-hidden="true">
      {range && <Mark kind="range" left={share(range.lowKg)} width={share(range.highKg - range.lowKg)} />}
      <Mark kind="figure" left={share(kg)} />
    </Track>
  );
}
