import { Box, Stack, type BoxProps, type StackProps } from '@chakra-ui/react';

/** Margin at the sides of a phone's page: 16 px, and less where the visitor's letters are large, which need the room. */
export const NARROW_EDGE = 'min(1rem, 5vw)';

const WIDTHS = {
  reading: 'reading',
  wide: { base: 'wide', _print: 'none' },
  readingAndContents: '66rem',
  codeAndContents: '88rem',
} as const;

type PageColumnProps = Omit<BoxProps, 'width'> & { readonly width?: keyof typeof WIDTHS };

/** The column a page's content stands in: 720 px to read, 960 px for tables; wider with a list of contents beside it. */
export function PageColumn({ width = 'reading', ...props }: PageColumnProps) {
  return (
    <Box
      width="full"
      maxWidth={WIDTHS[width]}
      mx="auto"
      px={{ base: NARROW_EDGE, sm: '6', _print: '0' }}
      py={{ base: '8', md: '12', _print: '0' }}
      {...props}
    />
  );
}

/** A part of a page: parted from the one above by space and a hairline. */
export function Section(props: StackProps) {
  return (
    <Stack
      as="section"
      gap="5"
      _notFirst={{ mt: { base: '10', md: '12' }, pt: { base: '8', md: '10' }, borderTop: '1px solid {colors.border}' }}
      {...props}
    />
  );
}
