import { defineRecipe } from '@chakra-ui/react';

/** The look of everything that is pressed: buttons and links that act as one. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'target',
    minWidth: 'target',
    px: '5',
    borderRadius: 'md',
    border: '1px solid transparent',
    fontSize: 'md',
    fontWeight: 'medium',
    lineHeight: '1.2',
    textDecoration: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
  },
  variants: {
    look: {
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
      icon: {
        px: '0',
        color: 'fg',
        bg: 'transparent',
        _hover: { bg: 'bg.subtle' },
        _disabled: { color: 'fg.muted', opacity: '0.5', cursor: 'not-allowed' },
      },
    },
  },
  defaultVariants: { look: 'solid' },
});
