import { chakra } from '@chakra-ui/react';

export const Stack = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '5', pt: '4', pb: '6', minWidth: '0' },
});
/** Fields beside each other where there is room. */
export const Grid = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '6',
    rowGap: '4',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  },
});
/** Without a frame of its own. */
export const Group = chakra('fieldset', { base: { minWidth: '0', border: '0', p: '0', m: '0' } });
export const Legend = chakra('legend', { base: { p: '0', mb: '2', fontSize: 'sm', fontWeight: 'bold' } });
export const SeatGrid = chakra('div', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))' },
});
