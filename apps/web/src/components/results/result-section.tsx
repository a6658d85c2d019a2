import { chakra } from '@chakra-ui/react';

/** A part of a result. */
export const ResultSection = chakra('section', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', mt: '8' },
});

/** A whole result below its form. */
export const Result = chakra('section', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', mt: { base: '8', md: '10' } },
});
