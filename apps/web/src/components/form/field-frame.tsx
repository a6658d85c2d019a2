import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

/**
 * Of the button inside a field: it holds a picture alone. Like all the room that is left around what is typed it does
 * not grow with the text, which needs it.
 */
export const BUTTON_WIDTH = '44px';
/** Beside the button's picture. */
const ERROR_ICON_END = '40px';

export const FieldInput = chakra('input', {
  base: {
    width: 'full',
    minWidth: '0',
    height: '3rem',
    ps: '12px',
    pe: '40px',
    fontSize: 'md',
    fontVariantNumeric: 'tabular-nums',
    color: 'fg',
    bg: 'bg',
    border: '1px solid {colors.border.control}',
    borderRadius: 'md',
    _focusVisible: { outlineOffset: '0', borderColor: 'accent' },
    _invalid: { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px {colors.danger}' },
  },
  variants: {
    isCode: { true: { textTransform: 'uppercase' } },
    hasButton: { true: { pe: `calc(${BUTTON_WIDTH} + 4px)`, _invalid: { pe: `calc(${ERROR_ICON_END} + 24px)` } } },
  },
});

const Label = chakra('label', { base: { fontSize: 'sm', fontWeight: 'medium' } });

const HelperText = chakra('p', {
  // On a phone a message takes two lines: the place is kept, so that the form moves nothing when it goes.
  base: { fontSize: 'xs', lineHeight: '1.4', minHeight: { base: '2.8em', md: '1.4em' }, color: 'fg.muted' },
  variants: { isInvalid: { true: { color: 'danger' } } },
});

const EndIcon = chakra('span', {
  base: {
    position: 'absolute',
    top: '50%',
    transform: 'translateY(-50%)',
    insetInlineEnd: '12px',
    color: 'danger',
    pointerEvents: 'none',
  },
  variants: { besideButton: { true: { insetInlineEnd: ERROR_ICON_END } } },
});

type FieldFrameProps = {
  /** Of the input; its helper text is `helperTextId` of it. */
  readonly inputId: string;
  readonly label: string;
  readonly helperText: ReactNode;
  readonly isInvalid: boolean;
  readonly hasButton?: boolean;
  /** The input. */
  readonly children: ReactNode;
};

export function helperTextId(inputId: string): string {
  return `${inputId}-helper`;
}

/**
 * Label above, input, error icon at its end, helper text below. The helper text is there from the start, empty or
 * not, because a live region is only heard when it changes.
 */
export function FieldFrame({ inputId, label, helperText, isInvalid, hasButton = false, children }: FieldFrameProps) {
  return (
    <Box display="flex" flexDirection="column" gap="1" minWidth="0">
      <Label htmlFor={inputId}>{label}</Label>
      <Box position="relative">
        {children}
        {isInvalid && (
          <EndIcon besideButton={hasButton} data-testid="error-icon">
            <Icon name="error" />
          </EndIcon>
        )}
      </Box>
      <HelperText id={helperTextId(inputId)} aria-live="assertive" isInvalid={isInvalid}>
        {helperText}
      </HelperText>
    </Box>
  );
}
