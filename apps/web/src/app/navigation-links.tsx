import { Box, Flex } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../shared/ui/icon.tsx';
import { FURTHER_NAVIGATION, NAVIGATION, type NavigationItem } from './navigation.ts';
import { activeNavigationIndex } from './active-navigation.ts';

const LINK = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'target',
  px: '3',
  borderRadius: 'md',
  color: 'fg',
  fontSize: 'sm',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  _hover: { bg: 'accent.subtle' },
  _currentPage: { color: 'accent', boxShadow: 'inset 0 -2px 0 {colors.accent}', borderBottomRadius: '0' },
  _highContrast: { _currentPage: { borderBottom: '2px solid' } },
} as const;

const LISTS = {
  row: {
    // Text at twice its size takes a second line.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    // Words alone fit into one line of a narrower window, in each language.
    '@media (max-width: 90rem)': { '& svg': { display: 'none' }, '& a': { px: '2' } },
  },
  column: {
    flexDirection: 'column',
    '& [aria-current=page]': {
      borderRadius: '0',
      borderInlineEndRadius: 'md',
      boxShadow: 'inset 3px 0 0 {colors.accent}',
      bg: 'accent.subtle',
    },
  },
} as const;

/** A window whose header has room for one more entry in each language. */
const ON_WIDE = { display: 'none', '@media (min-width: 80rem)': { display: 'list-item' } } as const;

/** Both lists, of which one entry at most is the current page. */
const ALL = [...NAVIGATION, ...FURTHER_NAVIGATION];

type NavigationLinksProps = {
  readonly items: readonly NavigationItem[];
  readonly direction: 'row' | 'column';
  readonly onChoose?: () => void;
};

/** Entries of the menu, the current page among them marked. */
export function NavigationLinks({ items, direction, onChoose }: NavigationLinksProps) {
  const { pathname } = useLocation();
  const active = ALL[activeNavigationIndex(ALL, pathname)];
  return (
    <Flex as="ul" gap="1" css={LISTS[direction]}>
      {items.map(({ link, text, icon, isForWide }) => (
        <Box as="li" key={link} {...(direction === 'row' && isForWide && { css: ON_WIDE })}>
          <Box asChild css={LINK}>
            <Link to={link} aria-current={link === active?.link ? 'page' : undefined} onClick={onChoose}>
              <Icon name={icon} size={18} />
              {text}
            </Link>
          </Box>
        </Box>
      ))}
    </Flex>
  );
}
