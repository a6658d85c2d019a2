import { chakra } from '@chakra-ui/react';
import { CONTROL } from '../../components/form/select.tsx';

export const SearchInput = chakra('input', { base: CONTROL });
/** Keeps its lines: a list is wider than a phone, and scrolls in its field. */
export const ListText = chakra('textarea', {
  base: {
    ...CONTROL,
    p: '3',
    minHeight: '11rem',
    fontSize: 'sm',
    lineHeight: '1.5',
    fontFamily: 'mono',
    whiteSpace: 'pre',
    resize: 'vertical',
    overflow: 'auto',
  },
});
export const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' } });
export const Stack = chakra('section', { base: { display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' } });
/** Holds what may be wider than a phone: it scrolls in place, by keyboard too. */
export const Scroller = chakra('div', { base: { overflowX: 'auto', maxWidth: 'full' } });
