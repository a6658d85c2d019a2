import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';

const Drawer = lazy(async () => ({ default: (await import('./drawer.tsx')).MenuInDrawer }));

/** The menu of small screens: a button and the drawer it opens from the right, which is loaded when it is asked for. */
export function MenuDrawer() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        look="icon"
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="menu" size={24} />
      </Button>
      {isOpen && (
        <Suspense>
          <Drawer onClose={() => setIsOpen(false)} opener={button} />
        </Suspense>
      )}
    </>
  );
}
