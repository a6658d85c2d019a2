import { Span } from '@chakra-ui/react';
import { AxisTrack } from './axis-track.tsx';

type RangeBarProps = {
  readonly kg: number;
  readonly range: { readonly lowKg: number; readonly highKg: number } | undefined;
  /** Where the axis ends, which the bars of a list have in common [kg]. */
  readonly endKg: number;
};

/** A figure and its range on an axis from zero. The words beside it say the same. */
export function RangeBar({ kg, range, endKg }: RangeBarProps) {
  const share = (value: number) => `${((value / endKg) * 100).toFixed(2)}%`;
  return (
    <AxisTrack height="5" aria-hidden="true">
      {range && (
        <Span
          position="absolute"
          top="1.5"
          height="2"
          borderRadius="sm"
          bg="level.low"
          _highContrast={{ bg: 'Canvas', border: '1px solid' }}
          left={share(range.lowKg)}
          width={share(range.highKg - range.lowKg)}
        />
      )}
      <Span
        position="absolute"
        top="0.1875rem"
        width="0.875rem"
        height="0.875rem"
        borderRadius="50%"
        transform="translateX(-50%)"
        border="2px solid {colors.bg}"
        bg="accent"
        _highContrast={{ bg: 'CanvasText' }}
        left={share(kg)}
      />
    </AxisTrack>
  );
}
