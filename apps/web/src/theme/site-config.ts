import { defineConfig } from '@chakra-ui/react';
import { animationStyles, keyframes } from '@chakra-ui/react/theme';
import { globalCss } from './global-css.ts';
import { recipes, slotRecipes } from './recipes.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { layerStyles, textStyles } from './text-styles.ts';
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
    textStyles,
    layerStyles,
    animationStyles,
    recipes,
    slotRecipes,
  },
});
