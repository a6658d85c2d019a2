// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { trustBuiltHtml, trustOwnScripts } from './trusted-types.ts';

type Rules = { readonly createScriptURL?: (address: string) => string | null };

afterEach(() => vi.unstubAllGlobals());

/** What the rule makes of an address. */
const letThrough = (address: string) => {
  let rules: Rules = {};
  vi.stubGlobal('trustedTypes', { createPolicy: (_name: string, given: Rules) => (rules = given) });
  trustOwnScripts();
  return rules.createScriptURL?.(address);
};

describe('the default rule', () => {
  it.each(['/sw.js', 'assets/main.js', `${window.location.origin}/assets/a.js`])('lets %s through', (address) => {
    expect(letThrough(address)).toBe(address);
  });

  it.each([
    'https://example.org/a.js',
    '//example.org/a.js',
    'data:text/javascript,1',
    'blob:https://example.org/1',
    'javascript:1',
  ])('refuses %s', (address) => {
    expect(letThrough(address)).toBeNull();
  });

  it('is none where the browser has no such rules', () => {
    expect(trustOwnScripts).not.toThrow();
    expect(trustBuiltHtml('<p>')).toBe('<p>');
  });
});
