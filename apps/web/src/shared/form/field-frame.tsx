import { Box, Field, Input, Span, type InputProps } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { Icon } from '../ui/icon.tsx';

/**
 * Of the button inside a field: it holds a picture alone. Like all the room that is left around what is typed it does
 * not grow with the text, which needs it.
 */
export const BUTTON_WIDTH = '44px';
/** Beside the button's picture. */
const ERROR_ICON_END = '40px';

type FieldInputProps = Omit<InputProps, 'size'> & {
  readonly ref?: Ref<HTMLInputElement>;
  readonly isCode?: boolean;
  readonly hasButton?: boolean;
};

/** The input of a form's field. */
export function FieldInput({ isCode = false, hasButton = false, ...props }: FieldInputProps) {
  return (
    <Input
      size="lg"
      {...(isCode && { textTransform: 'uppercase' })}
      {...(hasButton && { pe: `calc(${BUTTON_WIDTH} + 4px)`, _invalid: { pe: `calc(${ERROR_ICON_END} + 24px)` } })}
      {...props}
    />
  );
}

type FieldFrameProps = {
  /** Of the input. */
  readonly inputId: string;
  readonly label: string;
  readonly helperText: ReactNode;
  readonly isInvalid: boolean;
  readonly hasButton?: boolean;
  /** The input, which the frame tells what describes it and whether it is invalid. */
  readonly children: ReactNode;
};

/**
 * Label above, input, error icon at its end, helper text below. The helper text is there from the start, empty or
 * not, because a live region is only heard when it changes.
 */
export function FieldFrame({ inputId, label, helperText, isInvalid, hasButton = false, children }: FieldFrameProps) {
  return (
    // One field is no group of its own.
    <Field.Root id={inputId} role="presentation" invalid={isInvalid}>
      <Field.Label>{label}</Field.Label>
      <Box position="relative" width="full">
        {children}
        {isInvalid && (
          <Span
            position="absolute"
            top="50%"
            transform="translateY(-50%)"
            insetInlineEnd={hasButton ? ERROR_ICON_END : '12px'}
            color="danger"
            pointerEvents="none"
            data-testid="error-icon"
          >
            <Icon name="error" />
          </Span>
        )}
      </Box>
      <Field.HelperText aria-live="assertive" {...(isInvalid && { color: 'danger' })}>
        {helperText}
      </Field.HelperText>
    </Field.Root>
  );
}
