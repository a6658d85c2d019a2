import { Box, Button, Drawer, Portal } from '@chakra-ui/react';
import type { RefObject } from 'react';
import type { FoldContent } from '../../../features/result/fold.tsx';
import { RESULTS } from '../../../features/result/texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { DetailsBody, type DetailsProps } from './details-body.tsx';
import { DETAILS } from './texts.ts';

type DetailsDrawerProps = FoldContent<DetailsProps> & {
  readonly onClose: () => void;
  /** Gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>;
};

/** On paper the details are all there is, from the first page on. */
const ON_PAPER = { position: 'static', display: 'block', width: 'auto', height: 'auto', maxHeight: 'none' } as const;

/** The details of a figure over the whole page, with a button that closes them. */
export function DetailsDrawer({ props, instead, onClose, opener }: DetailsDrawerProps) {
  return (
    <Drawer.Root
      open
      size="full"
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      finalFocusEl={() => opener.current}
    >
      <Portal>
        <Drawer.Positioner data-whole-page _print={ON_PAPER}>
          <Drawer.Content
            bg="bg"
            boxShadow="none"
            _print={{ ...ON_PAPER, overflow: 'visible', bg: 'transparent', color: 'inherit' }}
          >
            <Drawer.Header
              justifyContent="space-between"
              gap="3"
              px={{ base: '4', md: '8' }}
              py="2"
              borderBottom={{ base: '1px solid {colors.border}', _print: '0' }}
            >
              <Drawer.Title fontSize="lg" fontWeight="medium">
                {RESULTS.statesSummary}
              </Drawer.Title>
              <Drawer.CloseTrigger asChild position="static" data-print="hide">
                <Button variant="ghost" type="button" aria-label={DETAILS.close}>
                  <Icon name="close" size={24} />
                </Button>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body px={{ base: '4', md: '8' }} pb="12" _print={{ overflow: 'visible' }}>
              <Box maxWidth={{ base: '56rem', _print: 'none' }} mx="auto">
                {props ? <DetailsBody {...props} /> : instead}
              </Box>
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
