import { chakra } from '@chakra-ui/react';
import { useRef, type MouseEvent } from 'react';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { NavigationLinks } from './navigation-links.tsx';

const Drawer = chakra('dialog', {
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
});
const Content = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', p: '4', minHeight: 'full' },
});

/**
 * The menu of small screens: a button and the drawer it opens from the right. The native modal dialog keeps the
 * focus inside, closes on Escape and gives the focus back to the button.
 */
export function MenuDrawer() {
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => drawer.current?.close();
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === drawer.current) {
      close();
    }
  };
  return (
    <>
      <Button
        look="icon"
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={() => drawer.current?.showModal()}
      >
        <Icon name="menu" size={24} />
      </Button>
      {/* The backdrop is part of the dialog element and no control: Escape and the close button do the same. */}
      <Drawer ref={drawer} aria-label="Menu" onClick={closeOnBackdrop}>
        <Content>
          <Button look="icon" type="button" aria-label="Close menu" alignSelf="flex-end" onClick={close}>
            <Icon name="close" size={24} />
          </Button>
          <nav aria-label="Main menu">
            <NavigationLinks direction="column" onChoose={close} />
          </nav>
        </Content>
      </Drawer>
    </>
  );
}
