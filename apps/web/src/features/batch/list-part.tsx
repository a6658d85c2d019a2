import { Stack, type StackProps } from '@chakra-ui/react';
import { Heading } from '../../shared/ui/typography.tsx';

/** A part of a list's answer, below its heading. */
export function ListPart({ heading, children, ...props }: StackProps & { readonly heading: string }) {
  return (
    <Stack as="section" gap="3" minWidth="0" aria-label={heading} {...props}>
      <Heading as="h3" size="h3">
        {heading}
      </Heading>
      {children}
    </Stack>
  );
}
