import { chakra } from '@chakra-ui/react';

/** Beside what stands on a phone. In large text it leaves its room to the text. */
export const NARROW_EDGE = 'min(1rem, 5vw)';

/** The column a page's content stands in: 720 px to read, 960 px for tables; wider with a list of contents beside it. */
export const PageColumn = chakra('div', {
  base: {
    width: 'full',
    mx: 'auto',
    px: { base: NARROW_EDGE, sm: '6', _print: '0' },
    py: { base: '8', md: '12', _print: '0' },
  },
  variants: {
    width: {
      reading: { maxWidth: 'reading' },
      wide: { maxWidth: { base: 'wide', _print: 'none' } },
      readingAndContents: { maxWidth: '66rem' },
      codeAndContents: { maxWidth: '88rem' },
    },
  },
  defaultVariants: { width: 'reading' },
});

/** A part of a page: parted from the one above by space and a hairline. */
export const Section = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    _notFirst: { mt: { base: '10', md: '12' }, pt: { base: '8', md: '10' }, borderTop: '1px solid {colors.border}' },
  },
});
