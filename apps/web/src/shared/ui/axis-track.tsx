import { Box, type BoxProps } from '@chakra-ui/react';

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
