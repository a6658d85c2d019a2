import { Box, chakra, type BoxProps } from '@chakra-ui/react';

/** Where figures are drawn, from zero, at its left edge, on. It has the height it is given. */
export function AxisTrack(props: BoxProps) {
  return (
    <Box
      position="relative"
      borderInlineStart="1px solid {colors.border.control}"
      _before={{
        content: '""',
        position: 'absolute',
        insetInline: '0',
        top: '50%',
        borderTop: '1px solid {colors.border.control}',
      }}
      {...props}
    />
  );
}

/** Forced colours leave no other fill. */
const SEEN_IN_FORCED_COLOURS = { _highContrast: { bg: 'CanvasText' } } as const;

/** What stands on a track of height 5: a range, the figure within it, and the figure that it is compared with. */
export const AxisMark = chakra('span', {
  base: { position: 'absolute' },
  variants: {
    kind: {
      range: {
        top: '1.5',
        height: '2',
        borderRadius: 'sm',
        bg: 'level.low',
        _highContrast: { bg: 'Canvas', border: '1px solid' },
      },
      // Thin, and with an edge of the page's colour, so that a narrow range shows on both its sides.
      figure: {
        top: '0.5',
        width: '0.1875rem',
        height: '4',
        borderRadius: '1px',
        transform: 'translateX(-50%)',
        bg: 'fg.muted',
        boxShadow: '0 0 0 1px {colors.bg}',
        ...SEEN_IN_FORCED_COLOURS,
      },
      compared: { top: '0', height: 'full', width: '1px', bg: 'fg', ...SEEN_IN_FORCED_COLOURS },
    },
    isChosen: { true: { bg: 'accent', ...SEEN_IN_FORCED_COLOURS } },
  },
});
