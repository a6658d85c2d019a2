import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { animationStyles, keyframes } from '@chakra-ui/react/theme';
import { globalCss } from './global-css.ts';
import { recipes, slotRecipes } from './recipes.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { layerStyles, textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

/** Chakra's engine with this site's tokens, and with the recipes of the components that the site uses. */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
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
  }),
);
