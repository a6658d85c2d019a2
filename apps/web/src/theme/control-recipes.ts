import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

/** The look of everything that is pressed: buttons and links that act as one. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'target',
    minWidth: 'target',
    // In px: where a visitor's text is larger, its words have the room.
    px: '20px',
    // Seen only where a name takes two lines.
    py: '1',
    borderRadius: 'md',
    border: '1px solid transparent',
    fontSize: 'md',
    fontWeight: 'medium',
    lineHeight: '1.2',
    // Not inherited: Chakra gives every element a value of its own.
    '&, & *': { overflowWrap: 'anywhere' },
    textDecoration: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
  },
  variants: {
    variant: {
      solid: {
        bg: 'primary',
        color: 'primary.contrast',
        _hover: { bg: 'primary.hover' },
        _disabled: { bg: 'primary.disabled', color: 'fg.muted', cursor: 'not-allowed' },
      },
      outline: {
        bg: 'transparent',
        color: 'fg',
        borderColor: 'border.control',
        _hover: { bg: 'bg.subtle' },
      },
      /** Around an icon alone. */
      ghost: {
        px: '0',
        color: 'fg',
        bg: 'transparent',
        _hover: { bg: 'bg.subtle' },
        _disabled: { color: 'fg.muted', opacity: '0.5', cursor: 'not-allowed' },
      },
    },
  },
  defaultVariants: { variant: 'solid' },
});

/** A link in running text. `plain` has the text's colour. */
export const linkRecipe = defineRecipe({
  base: {
    color: 'accent',
    borderRadius: 'sm',
    // At least 24 px to press, of a line of the smallest text too; within a line it moves nothing.
    py: 'linkReach',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    _hover: { textDecorationThickness: '2px' },
  },
  variants: { variant: { underline: {}, plain: { color: 'inherit' } } },
  defaultVariants: { variant: 'underline' },
});

/** Of every field to type or choose in. */
const FIELD = {
  width: 'full',
  minWidth: '0',
  fontSize: 'md',
  color: 'fg',
  bg: 'bg',
  border: '1px solid {colors.border.control}',
  borderRadius: 'md',
  _invalid: { borderColor: 'danger' },
} as const;

/** `lg` is a field of a form, with room for an icon at its end; `md` one beside others of the browser's own. */
export const inputRecipe = defineRecipe({
  base: FIELD,
  variants: {
    size: {
      md: { minHeight: 'target', px: '2' },
      lg: {
        height: '12',
        // Like all the room that is left around what is typed it does not grow with the text, which needs it.
        ps: '12px',
        pe: '40px',
        fontVariantNumeric: 'tabular-nums',
        // Inside: what a field stands in may clip what is around it.
        _focusVisible: { outlineOffset: '-2px', borderColor: 'accent' },
        _invalid: { boxShadow: 'inset 0 0 0 1px {colors.danger}' },
      },
    },
  },
  defaultVariants: { size: 'md' },
});

/** `subtle` is there to be read and copied. */
export const textareaRecipe = defineRecipe({
  base: { ...FIELD, p: '3', fontSize: 'sm', lineHeight: '1.5' },
  variants: { variant: { outline: {}, subtle: { bg: 'bg.subtle' } } },
  defaultVariants: { variant: 'outline' },
});

/** The browser's own list to choose from, with its own mark. */
export const nativeSelectSlotRecipe = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: { root: { width: 'full', minWidth: '0' }, field: { ...FIELD, minHeight: 'target', px: '2' } },
});

/** A form's field: label, input, helper text. */
export const fieldSlotRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'helperText', 'errorText', 'requiredIndicator'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' },
    label: { fontSize: 'sm', fontWeight: 'medium' },
    helperText: {
      fontSize: 'xs',
      lineHeight: '1.4',
      // On a phone a message takes two lines: the place is kept, so that the form moves nothing when it goes.
      minHeight: { base: '2.8em', md: '1.4em' },
      color: 'fg.muted',
    },
  },
});

/** One of a few: as the browser draws such buttons, and large enough to press. */
export const radioGroupSlotRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'item', 'itemText', 'itemControl', 'indicator', 'itemAddon', 'itemIndicator'],
  base: {
    label: { display: 'block', mb: '1', fontSize: 'sm', fontWeight: 'medium' },
    item: { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: 'target', cursor: 'pointer' },
    itemText: { overflowWrap: 'anywhere' },
    itemControl: {
      display: 'inline-flex',
      flexShrink: '0',
      width: '6',
      height: '6',
      p: '1',
      border: '2px solid {colors.border.control}',
      borderRadius: '50%',
      bg: 'bg',
      _checked: { borderColor: 'accent' },
      '&[data-focus-visible]': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
      '& .dot': {
        width: 'full',
        height: 'full',
        borderRadius: '50%',
        bg: 'accent',
        _highContrast: { forcedColorAdjust: 'none', bg: 'CanvasText' },
      },
    },
  },
});

/** Fields that belong together, without a frame of their own. */
export const fieldsetSlotRecipe = defineSlotRecipe({
  slots: ['root', 'legend', 'content', 'helperText', 'errorText'],
  base: { root: { minWidth: '0' }, legend: { mb: '1', fontSize: 'sm', fontWeight: 'medium' } },
});
