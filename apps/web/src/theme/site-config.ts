import { defineConfig } from '@chakra-ui/react';
import { animationStyles, keyframes } from '@chakra-ui/react/theme';
import { globalCss } from './global-css.ts';
import { recipes, slotRecipes } from './recipes.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { tokens } from './tokens.ts';

/** This site's tokens, and the recipes of the components that it uses. */
export const siteConfig = defineConfig({
  preflight: true,
  globalCss,
  // The visitor's system chooses the theme: no class on the document does.
  conditions: { light: '@media (prefers-color-scheme: light)', dark: '@media (prefers-color-scheme: dark)' },
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem' },
    keyframes,
    tokens,
    semanticTokens,
    // Sizes of text that Chakra's recipes ask for by name.
    textStyles: {
      xs: { value: { fontSize: 'xs', lineHeight: '1.4' } },
      sm: { value: { fontSize: 'sm', lineHeight: '1.5' } },
      md: { value: { fontSize: 'md', lineHeight: '1.6' } },
      lg: { value: { fontSize: 'lg', lineHeight: '1.55' } },
      xl: { value: { fontSize: 'xl', lineHeight: '1.35' } },
    },
    layerStyles: { disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } } },
    animationStyles,
    recipes,
    slotRecipes,
  },
});
