import { chakra } from '@chakra-ui/react';

/** How a field of the browser's own looks. */
export const CONTROL = {
  width: 'full',
  minWidth: '0',
  minHeight: 'target',
  px: '2',
  fontSize: 'md',
  color: 'fg',
  bg: 'bg',
  border: '1px solid {colors.border.control}',
  borderRadius: 'md',
  _invalid: { borderColor: 'danger' },
} as const;

/** The browser's own list to choose from. */
export const Select = chakra('select', { base: CONTROL });
/** Words above the field that they hold. */
export const Label = chakra('label', {
  base: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0', fontSize: 'sm', fontWeight: 'medium' },
});
