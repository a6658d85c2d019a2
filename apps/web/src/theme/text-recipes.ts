import { defineRecipe } from '@chakra-ui/react';

/** Headings, by rank of what they head. */
export const headingRecipe = defineRecipe({
  // A long word is broken where it would reach beyond the window.
  base: { color: 'fg', textWrap: 'balance', overflowWrap: 'anywhere' },
  variants: {
    size: {
      h1: { fontSize: 'h1', fontWeight: 'light', lineHeight: '1.1', letterSpacing: '-0.03em' },
      h2: { fontSize: 'h2', fontWeight: 'light', lineHeight: '1.15', letterSpacing: '-0.025em' },
      h3: { fontSize: 'xl', fontWeight: 'medium', lineHeight: '1.35', letterSpacing: '-0.01em' },
      h4: { fontSize: 'md', fontWeight: 'medium', lineHeight: '1.4' },
    },
  },
  defaultVariants: { size: 'h2' },
});

/** Running text, at a measure that stays readable. */
export const textRecipe = defineRecipe({
  base: { maxWidth: '38em', textWrap: 'pretty' },
  variants: {
    size: {
      body: { fontSize: 'md' },
      lead: { fontSize: 'lg', lineHeight: '1.55' },
      small: { fontSize: 'sm', lineHeight: '1.5' },
    },
    tone: { plain: {}, muted: { color: 'fg.muted' } },
  },
  defaultVariants: { size: 'body', tone: 'plain' },
});

/** Words above the field they name. */
export const labelRecipe = defineRecipe({ base: { fontSize: 'sm', fontWeight: 'medium' } });
