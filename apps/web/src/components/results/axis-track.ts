import { chakra } from '@chakra-ui/react';

/** Where figures are drawn, from zero, at its left edge, on. It has the height it is given. */
export const AxisTrack = chakra('div', {
  base: {
    position: 'relative',
    borderInlineStart: '1px solid {colors.border.control}',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      top: '50%',
      borderTop: '1px solid {colors.border.control}',
    },
  },
});
