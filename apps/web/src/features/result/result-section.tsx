import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A part of a result. */
export const ResultSection = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    mt: '6',
    _print: { gap: '0.5', mt: '2', breakInside: 'avoid' },
  },
});

/** A whole result below its form. */
export const Result = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    mt: { base: '6', md: '8' },
    _print: { gap: '0.5', mt: '0' },
  },
});

/** Of the area of results: the headline leads there. */
export const RESULT_ID = 'result';

/**
 * Where whatever is answered stands. From the asking on it is as tall as the window, so that what comes after it is
 * below the window's edge already and is seen to jump by nobody when the answer arrives.
 */
export function ResultArea({ children }: { readonly children: ReactNode }) {
  return <Box css={{ '&:not(:empty)': { minHeight: { base: '100dvh', _print: '0' } } }}>{children}</Box>;
}
