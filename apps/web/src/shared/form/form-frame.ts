import { chakra } from '@chakra-ui/react';
import { NARROW_EDGE } from '../ui/page-column.tsx';

/** The form of a page, on a ground of its own; Chakra has no component for one. */
export const FormFrame = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    p: { base: NARROW_EDGE, sm: '6' },
    bg: 'bg.subtle',
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
  },
});
