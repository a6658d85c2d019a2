import { createSystem, defineConfig } from '@chakra-ui/react';
import { globalCss } from './global-css.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { styleEngine } from './style-engine.ts';
import { tokens } from './tokens.ts';

/**
 * Chakra's engine with this site's own tokens. Its default tokens and recipes are left out: they would be most of
 * the style sheet. Recipes of ours are bound to their element where they are defined (`chakra('a', recipe)`), so a
 * component cannot be left without its recipe; Chakra's ready-made components, which look theirs up by name and
 * render unstyled when it is missing, are not used. A test holds this line.
 */
export const system = createSystem(
  styleEngine,
  defineConfig({
    preflight: true,
    globalCss,
    theme: {
      keyframes: {
        pulse: { '50%': { opacity: '0.5' } },
        slideIn: { from: { transform: 'translateX(100%)' } },
      },
      tokens,
      semanticTokens,
    },
  }),
);
