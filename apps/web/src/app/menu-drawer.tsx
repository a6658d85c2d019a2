import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { NavigationLinks } from './navigation-links.tsx';

const DRAWER_ID = 'menu';

const Drawer = chakra(
  'dialog',
  {
    base: {
      position: 'fixed',
      inset: '0 0 0 auto',
      width: 'min(20rem, 86vw)',
      height: '100dvh',
      maxHeight: 'none',
      color: 'fg',
      bg: 'bg',
      borderLeft: '1px solid {colors.border}',
      _open: { display: 'flex', flexDirection: 'column', animation: 'slideIn 160ms ease-out' },
      _backdrop: { bg: 'shade' },
    },
  },
  { forwardProps: ['closedby'] },
);
const Content = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', p: '4', minHeight: 'full' },
});

/**
 * The menu of small screens: a button and the drawer it opens from the right. The native modal dialog keeps the
 * focus inside, closes on Escape and beside it, and gives the focus back to the button. The buttons command it
 * without a script.
 */
export function MenuDrawer() {
  const drawer = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button
        look="icon"
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        commandfor={DRAWER_ID}
        command="show-modal"
      >
        <Icon name="menu" size={24} />
      </Button>
      <Drawer ref={drawer} id={DRAWER_ID} aria-label="Menu" closedby="any">
        <Content>
          <Button
            look="icon"
            type="button"
            aria-label="Close menu"
            alignSelf="flex-end"
            commandfor={DRAWER_ID}
            command="close"
          >
            <Icon name="close" size={24} />
          </Button>
          <nav aria-label="Main menu">
            <NavigationLinks direction="column" onChoose={() => drawer.current?.close()} />
          </nav>
        </Content>
      </Drawer>
    </>
  );
}
