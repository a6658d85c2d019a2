import { Box, Button, Drawer, Portal } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { Icon } from '../shared/ui/icon.tsx';
import { FURTHER_NAVIGATION, NAVIGATION } from './navigation.ts';
import { NavigationLinks } from './navigation-links.tsx';
import { LanguageLinks } from './language-links.tsx';
import { APP } from './texts.ts';

type MenuInDrawerProps = {
  /** Once it is closed it is to be taken away. */
  readonly onClose: () => void;
  /** Gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>;
};

/** The menu's entries over the page, with a button that closes them. */
export function MenuInDrawer({ onClose, opener }: MenuInDrawerProps) {
  return (
    <Drawer.Root
      open
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      finalFocusEl={() => opener.current}
    >
      <Portal>
        <Drawer.Backdrop bg="shade" />
        <Drawer.Positioner>
          <Drawer.Content
            aria-label={APP.menu.drawer}
            width="min(20rem, 86vw)"
            borderLeft="1px solid {colors.border}"
            bg="bg"
          >
            <Drawer.Body display="flex" flexDirection="column" gap="4" p="4">
              <Drawer.CloseTrigger asChild position="static">
                <Button variant="ghost" type="button" aria-label={APP.menu.close} alignSelf="flex-end">
                  <Icon name="close" size={24} />
                </Button>
              </Drawer.CloseTrigger>
              <nav aria-label={APP.menu.inDrawer}>
                <NavigationLinks items={NAVIGATION} direction="column" onChoose={onClose} />
              </nav>
              <Box as="nav" aria-label={APP.menu.further} pt="4" borderTop="1px solid {colors.border}">
                <NavigationLinks items={FURTHER_NAVIGATION} direction="column" onChoose={onClose} />
              </Box>
              <LanguageLinks pt="4" borderTop="1px solid {colors.border}" />
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
