import { Box, type BoxProps } from '@chakra-ui/react';

export const codeStyle = { fontFamily: 'mono', fontSize: '0.9375em', overflowWrap: 'anywhere' } as const;

/** A name from the API within a line. */
export function Code(props: BoxProps) {
  return <Box as="code" {...codeStyle} {...props} />;
}

type CodeBlockProps = {
  /** What it is, for a screen reader. */
  readonly label: string;
  readonly children: string;
};

/** Lines to read or copy. Too wide or too long, they scroll in place, by keyboard too. */
export function CodeBlock({ label, children }: CodeBlockProps) {
  return (
    <Box
      as="pre"
      maxHeight="30rem"
      p="4"
      overflow="auto"
      fontFamily="mono"
      fontSize="xs"
      lineHeight="1.55"
      borderRadius="md"
      border="1px solid {colors.border}"
      bg="bg.subtle"
      _print={{ maxHeight: 'none', whiteSpace: 'pre-wrap' }}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <code>{children}</code>
    </Box>
  );
}
