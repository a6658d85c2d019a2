import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react';
import { semanticTokens } from './semantic-tokens.ts';
import { styleEngine } from './style-engine.ts';
import { tokens } from './tokens.ts';

/** Stands for any value: components write a token by its name, as a variable of CSS. */
const SOME_VALUE = '0';

/** The same tokens without what they stand for. */
function withoutValues(group: object): object {
  return Object.fromEntries(
    'value' in group
      ? [['value', SOME_VALUE]]
      : Object.entries(group).map(([name, inner]: [string, object]) => [name, withoutValues(inner)]),
  );
}

const { _config: config, ...engine } = createSystem(
  styleEngine,
  defineConfig({ theme: { tokens: withoutValues({ ...tokens, ...semanticTokens }) } }),
);

/**
 * The system as the application has it in the browser. Every page is prerendered with the reset, the rules of the
 * document and the tokens' values (`system.ts`): here they would be computed again and written a second time, and the
 * browser would style the whole page anew.
 */
export const applicationSystem: SystemContext = {
  ...engine,
  _config: { ...config, disableLayers: true },
  _global: [],
};
