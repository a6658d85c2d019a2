import { Button } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { Icon } from '../shared/ui/icon.tsx';
import { later } from '../shared/ui/later.tsx';
import { APP } from './texts.ts';

const Drawer = later(async () => (await import('./drawer.tsx')).MenuInDrawer);

/** The menu of small screens: a button and the drawer it opens from the right, which is loaded when it is asked for. */
export function MenuDrawer() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        type="button"
        aria-label={APP.menu.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="menu" size={24} />
      </Button>
      {isOpen && <Drawer onClose={() => setIsOpen(false)} opener={button} />}
    </>
  );
}
