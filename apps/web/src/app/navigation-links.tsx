import { chakra } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../components/icon.tsx';
import { NAVIGATION } from '../content/navigation.ts';
import { activeNavigationIndex } from './active-navigation.ts';

const List = chakra('ul', {
  base: { display: 'flex' },
  variants: {
    direction: {
      // Text at twice its size takes a second line.
      row: { gap: '1', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end' },
      column: {
        flexDirection: 'column',
        gap: '1',
        '& [aria-current=page]': {
          borderRadius: '0',
          borderInlineEndRadius: 'md',
          boxShadow: 'inset 3px 0 0 {colors.accent}',
          bg: 'accent.subtle',
        },
      },
    },
  },
});

const NavigationLink = chakra(Link, {
  base: {
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
  },
});

type NavigationLinksProps = {
  readonly direction: 'row' | 'column';
  readonly onChoose?: () => void;
};

/** The menu's entries, the current page among them marked. */
export function NavigationLinks({ direction, onChoose }: NavigationLinksProps) {
  const { pathname } = useLocation();
  const activeIndex = activeNavigationIndex(NAVIGATION, pathname);
  return (
    <List direction={direction}>
      {NAVIGATION.map(({ link, text, icon }, index) => (
        <li key={link}>
          <NavigationLink to={link} aria-current={index === activeIndex ? 'page' : undefined} onClick={onChoose}>
            <Icon name={icon} size={18} />
            {text}
          </NavigationLink>
        </li>
      ))}
    </List>
  );
}
