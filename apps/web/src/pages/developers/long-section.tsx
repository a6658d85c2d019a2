import type { StackProps } from '@chakra-ui/react';
import { Section } from '../../shared/ui/page-column.tsx';

type LongSectionProps = StackProps & { readonly isLongest?: boolean };

/**
 * A long part of the page, which the browser styles and lays out when it comes near the window: all of them at once
 * would keep a phone busy for longer than everything else. Until then each takes the room that such parts need.
 */
export function LongSection({ isLongest = false, ...props }: LongSectionProps) {
  return (
    <Section
      contentVisibility={{ base: 'auto', _print: 'visible' }}
      containIntrinsicHeight={isLongest ? 'auto 1450rem' : 'auto 300rem'}
      // What is focused at its edge keeps its outline.
      overflowClipMargin="0.5rem"
      {...props}
    />
  );
}
