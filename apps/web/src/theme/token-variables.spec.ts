// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { semanticTokens } from './semantic-tokens.ts';
import { system } from './system.ts';
import { tokenVariables } from './token-variables.ts';
import { tokens } from './tokens.ts';

const variables = tokenVariables({ ...tokens, ...semanticTokens });

describe('the variables of tokens', () => {
  it.each(Object.keys({ ...tokens, ...semanticTokens }))('are those of the system: %s', (category) => {
    expect(system.tokens.getCategoryValues(category)).toMatchObject(variables.byCategory[category] ?? {});
    expect(Object.keys(variables.byCategory[category] ?? {}).length).toBeGreaterThan(0);
  });

  it('stand in the place of references', () => {
    expect(variables.expand('1px solid {colors.border.control}')).toBe('1px solid var(--chakra-colors-border-control)');
    expect(variables.expand('{colors.nothing} 1px')).toBe('{colors.nothing} 1px');
  });
});
