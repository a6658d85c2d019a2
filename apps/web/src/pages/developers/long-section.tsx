import { chakra } from '@chakra-ui/react';
import { Section } from '../../components/page-column.tsx';

/**
 * A long part of the page, which the browser styles and lays out when it comes near the window: all of them at once
 * would keep a phone busy for longer than everything else. Until then each takes the room that such parts need.
 */
export const LongSection = chakra(Section, {
  base: {
    contentVisibility: { base: 'auto', _print: 'visible' },
    containIntrinsicHeight: 'auto 300rem',
    // What is focused at its edge keeps its outline.
    overflowClipMargin: '0.5rem',
  },
  variants: { isLongest: { true: { containIntrinsicHeight: 'auto 1450rem' } } },
});
