import { Button, Popover } from '@chakra-ui/react';
import { Icon } from './icon.tsx';

type InfoTooltipProps = { readonly label: string; readonly text: string };

/** An icon to press for a word of explanation; pressed again, or anywhere else, it closes. */
export function InfoTooltip({ label, text }: InfoTooltipProps) {
  return (
    <Popover.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end', gutter: 4 }}>
      <Popover.Trigger asChild>
        <Button variant="ghost" type="button" aria-label={label}>
          <Icon name="info" />
        </Button>
      </Popover.Trigger>
      <Popover.Positioner>
        <Popover.Content
          aria-label={label}
          width="max-content"
          maxWidth="min(20rem, 80vw)"
          px="4"
          py="3"
          borderRadius="md"
          border="1px solid {colors.border}"
          bg="primary"
          color="primary.contrast"
        >
          {text}
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  );
}
