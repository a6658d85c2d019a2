import { Box, Stack } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';

type StackProps = ComponentProps<typeof Stack>;

/** A part of a result. */
export function ResultSection(props: StackProps) {
  return (
    <Stack
      as="section"
      gap="2"
      mt={{ base: '3', md: '5' }}
      _print={{ gap: '0.5', mt: '2', breakInside: 'avoid' }}
      {...props}
    />
  );
}

/** A whole result below its form. */
export function Result(props: StackProps) {
  return <Stack as="section" gap="2" mt={{ base: '4', md: '5' }} _print={{ gap: '0.5', mt: '0' }} {...props} />;
}

/** Of the area of results: the headline leads there. */
export const RESULT_ID = 'result';

/**
 * Where whatever is answered stands. From the asking on it is as tall as the window, so that what comes after it is
 * below the window's edge already and is seen to jump by nobody when the answer arrives.
 */
export function ResultArea({ children }: { readonly children: ReactNode }) {
  return <Box css={{ '&:not(:empty)': { minHeight: { base: '100dvh', _print: '0' } } }}>{children}</Box>;
}
