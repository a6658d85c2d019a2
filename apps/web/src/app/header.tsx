import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { MODEL_NAME } from '../content/site.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { NavigationLinks } from './navigation-links.tsx';

/** `background-image` lets the page's picture show through. */
export type HeaderVariant = 'background-image' | 'solid';

/** Nothing would open the drawer. */
const WITHOUT_SCRIPT = '@media (scripting: none)';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'sticky',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: 'header',
    px: { base: '4', sm: '6' },
    borderBottom: '1px solid {colors.border}',
  },
  variants: {
    variant: { 'background-image': { bg: 'bg.veil', backdropFilter: 'blur(8px)' }, solid: { bg: 'bg' } },
  },
});

const Brand = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    fontSize: 'lg',
    fontWeight: 'medium',
    letterSpacing: '-0.015em',
    color: 'fg',
    borderRadius: 'sm',
    textDecoration: 'none',
  },
});

type HeaderProps = { readonly variant: HeaderVariant };

export function Header({ variant }: HeaderProps) {
  return (
    <Bar variant={variant} data-variant={variant}>
      <Brand to="/">{MODEL_NAME}</Brand>
      <Box
        as="nav"
        aria-label="Main"
        display={{ base: 'none', lg: 'block' }}
        css={{ [WITHOUT_SCRIPT]: { display: 'block' } }}
      >
        <NavigationLinks direction="row" />
      </Box>
      <Box display={{ base: 'block', lg: 'none' }} css={{ [WITHOUT_SCRIPT]: { display: 'none' } }}>
        <MenuDrawer />
      </Box>
    </Bar>
  );
}
