import { chakra } from '@chakra-ui/react';
import { useCallback, useId, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useDismiss } from '../../components/form/use-dismiss.ts';
import { Icon } from '../../components/icon.tsx';

const Anchor = chakra('span', { base: { position: 'relative', display: 'inline-block' } });
const Bubble = chakra('span', {
  base: {
    position: 'absolute',
    top: '100%',
    insetInlineEnd: '0',
    zIndex: 'dropdown',
    width: 'max-content',
    maxWidth: 'min(20rem, 80vw)',
    px: '4',
    py: '3',
    borderRadius: 'md',
    border: '1px solid {colors.border}',
    bg: 'primary',
    color: 'primary.contrast',
    fontSize: 'sm',
    boxShadow: 'popover',
  },
});

type InfoTooltipProps = { readonly label: string; readonly text: string };

/** An icon to press for a word of explanation; pressed again, or anywhere else, it closes. */
export function InfoTooltip({ label, text }: InfoTooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  useDismiss(anchor, isOpen, close);
  return (
    <Anchor ref={anchor}>
      <Button
        look="icon"
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-describedby={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="info" />
      </Button>
      <span role="status">
        {isOpen && (
          <Bubble id={id} role="tooltip">
            {text}
          </Bubble>
        )}
      </span>
    </Anchor>
  );
}
