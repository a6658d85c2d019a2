import { createSystem, type SystemContext } from '@chakra-ui/react';
import { semanticTokens } from './semantic-tokens.ts';
import { styleEngine } from './style-engine.ts';
import { tokenVariables } from './token-variables.ts';
import { tokens } from './tokens.ts';

const variables = tokenVariables({ ...tokens, ...semanticTokens });
const { theme, conditions, utilities = {} } = styleEngine;

const variablesOf = (category: string) => variables.byCategory[category] ?? {};

/** What a property may be, by name: for tokens their variables. */
function valuesOf({ values }: (typeof utilities)[string]): typeof values {
  if (typeof values === 'function') return values(variablesOf);
  return typeof values === 'string' ? variablesOf(values) : values;
}

const { _config: config, ...engine } = createSystem({
  theme: { breakpoints: theme?.breakpoints ?? {} },
  conditions: conditions ?? {},
  utilities: Object.fromEntries(
    Object.entries(utilities).map(([property, utility]) => [property, { ...utility, values: valuesOf(utility) }]),
  ),
});
// The engine has no tokens of its own here: registering each takes longer than all else.
engine.tokens.expandReferenceInValue = variables.expand;

/**
 * The system as the application has it in the browser. Every page is prerendered with the reset, the rules of the
 * document and the tokens' values (`system.ts`): here they would be computed again and written a second time, and the
 * browser would style the whole page anew. What is left of a token is the variable that its name stands for.
 */
export const applicationSystem: SystemContext = {
  ...engine,
  _config: { ...config, disableLayers: true },
  _global: [],
};
