import { Box, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { MODEL_NAME } from '../config/site.ts';
import { MenuDrawer } from './menu-drawer.tsx';
import { FURTHER_NAVIGATION, NAVIGATION } from './navigation.ts';
import { NavigationLinks } from './navigation-links.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { APP } from './texts.ts';

/** Nothing would open the drawer. */
const WITHOUT_SCRIPT = '@media (scripting: none)';

/** `background-image` lets the page's picture show through. */
const LOOKS = {
  'background-image': { bg: 'bg.veil', backdropFilter: 'blur(8px)' },
  solid: { bg: 'bg' },
} as const;

type HeaderProps = { readonly variant: keyof typeof LOOKS };

export function Header({ variant }: HeaderProps) {
  return (
    <Flex
      as="header"
      position="sticky"
      top="0"
      zIndex="sticky"
      align="center"
      justify="space-between"
      gap="4"
      minHeight="header"
      px={{ base: '4', sm: '6' }}
      borderBottom="1px solid {colors.border}"
      {...LOOKS[variant]}
      data-variant={variant}
    >
      <Flex
        asChild
        inline
        align="center"
        minHeight="target"
        fontSize="lg"
        fontWeight="medium"
        letterSpacing="-0.015em"
        color="fg"
        borderRadius="sm"
        textDecoration="none"
      >
        <Link to="/">{MODEL_NAME}</Link>
      </Flex>
      <Box
        as="nav"
        aria-label={APP.menu.landmark}
        display={{ base: 'none', lg: 'block' }}
        css={{ [WITHOUT_SCRIPT]: { display: 'block' } }}
      >
        <NavigationLinks items={NAVIGATION} direction="row" />
      </Box>
      <Box
        as="nav"
        aria-label={APP.menu.further}
        display={{ base: 'none', lg: 'block' }}
        ms={{ lg: '-4' }}
        css={{ [WITHOUT_SCRIPT]: { display: 'block' } }}
      >
        <NavigationLinks items={FURTHER_NAVIGATION} direction="row" />
      </Box>
      <LanguageMenu />
      <Box display={{ base: 'block', lg: 'none' }} css={{ [WITHOUT_SCRIPT]: { display: 'none' } }}>
        <MenuDrawer />
      </Box>
    </Flex>
  );
}
