import { Box, type BoxProps } from '@chakra-ui/react';

/** Shadows stand at the edges; what is scrolled has a cover at each end, which hides the shadow where it ends. */
const shadows = (cover: string, shadow: string) =>
  [
    `linear-gradient(to right, ${cover} 50%, transparent)`,
    `linear-gradient(to left, ${cover} 50%, transparent)`,
    `linear-gradient(to right, ${shadow})`,
    `linear-gradient(to left, ${shadow})`,
  ].join(', ');

const EDGES = {
  backgroundImage: shadows('{colors.bg}', '{colors.edge}, transparent'),
  backgroundPosition: 'left, right, left, right',
  backgroundSize: '3rem 100%, 3rem 100%, 1.25rem 100%, 1.25rem 100%',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, local, scroll, scroll',
  // A line in place of the shadow, which would be left out.
  _highContrast: {
    forcedColorAdjust: 'none',
    '& > *': { forcedColorAdjust: 'auto' },
    backgroundImage: shadows('Canvas', 'CanvasText, CanvasText'),
    backgroundSize: '3rem 100%, 3rem 100%, 4px 100%, 4px 100%',
  },
} as const;

type SidewaysScrollProps = BoxProps & { readonly name: string };

/**
 * Holds what may be wider than a phone: it scrolls in place, by keyboard too, and has a shadow on each side that there
 * is more on. It stands on the page’s own colour. A group, no landmark: what it stands in often has the same name.
 */
export function SidewaysScroll({ name, ...props }: SidewaysScrollProps) {
  return <Box overflowX="auto" maxWidth="full" tabIndex={0} role="group" aria-label={name} css={EDGES} {...props} />;
}
