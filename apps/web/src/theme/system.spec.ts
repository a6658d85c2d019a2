import { defaultConfig } from '@chakra-ui/react';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buttonRecipe, linkRecipe } from './control-recipes.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { system } from './system.ts';
import { tokens } from './tokens.ts';

const sourceRoot = join(import.meta.dirname, '..');
const sources = globSync('**/*.tsx', { cwd: sourceRoot }).map((file) => ({
  file,
  text: readFileSync(join(sourceRoot, file), 'utf8'),
}));

const { recipes = {}, slotRecipes = {} } = defaultConfig.theme ?? {};
const hasRecipeInChakra = (name: string) => name in recipes || name in slotRecipes;

/** A colour of either theme, or another's name. */
type Pair = { readonly value: { readonly base: string; readonly _dark: string } | string };
const { colors } = semanticTokens as { readonly colors: Record<string, Pair | Record<string, Pair>> };

function color(path: string, theme: 'base' | '_dark'): string {
  const [group = '', name = 'DEFAULT'] = path.split('.');
  const entry = colors[group] ?? {};
  const pair = 'value' in entry ? (entry as Pair) : entry[name];
  const value = pair?.value ?? '';
  return typeof value === 'string' ? value && color(value.slice('{colors.'.length, -1), theme) : value[theme];
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

describe('components', () => {
  it('have the recipes of Chakra’s components that they use, which would be unstyled without', () => {
    const used = sources.flatMap(({ text }) =>
      [...text.matchAll(/import \{([^}]+)\} from '@chakra-ui\/react'/g)].flatMap(([, names = '']) =>
        names.split(',').map((name) => name.trim().replace(/^./, (initial) => initial.toLowerCase())),
      ),
    );
    // Has styles of its own: it is loaded when it is asked for, and the theme by every page.
    const unstyled = 'slider';
    const asked = sources.flatMap(({ text }) =>
      [...text.matchAll(/createRecipeContext\(\{ key: '(\w+)'/g)].map(([, key = '']) => key),
    );
    expect(asked).toContain('heading');
    expect(asked.filter((name) => !system.hasRecipe(name))).toEqual([]);
    const named = [...new Set(used)].filter((name) => hasRecipeInChakra(name) && name !== unstyled);
    expect(named.filter((name) => !system.hasRecipe(name))).toEqual([]);
  });

  it('name no colour but the theme’s', () => {
    const literal = /#[0-9a-f]{3,8}\b|rgba?\(|hsl\(/i;
    const found = sources.filter(({ file, text }) => !file.endsWith('.spec.tsx') && literal.test(text));
    expect(found.map(({ file }) => file)).toEqual([]);
  });

  it('name only colours the theme has', () => {
    const names = sources.flatMap(({ file, text }) =>
      [
        ...text.matchAll(
          /(?:\b(?:color|bg|fill|stroke|borderColor)(?:=|: )"?'?|\{colors\.)([a-z]+(?:\.[a-zA-Z0-9]+)?)['"}]/g,
        ),
      ]
        .map(([, name = '']) => name)
        .filter((name) => !['none', 'inherit', 'currentColor', 'transparent'].includes(name))
        .map((name) => ({ file, name })),
    );
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter(({ name }) => color(name, 'base') === '')).toEqual([]);
  });
});

describe('recipes', () => {
  it.each([
    ['solid button', system.cva(buttonRecipe)({ variant: 'solid' }), 'background'],
    ['outline button', system.cva(buttonRecipe)({ variant: 'outline' }), 'borderColor'],
    ['link', system.cva(linkRecipe)({}), 'color'],
  ])('%s takes its colours from the theme', (_name, styles, property) => {
    expect(JSON.stringify(styles)).toContain(`"${property}":"var(--chakra-colors-`);
  });
});

describe('colours', () => {
  /** Whatever is written may stand on each of these. */
  const GROUNDS = ['bg', 'bg.subtle', 'bg.raised', 'bg.emphasized', 'accent.subtle', 'notice.subtle'] as const;
  const WRITTEN = ['fg', 'fg.muted', 'accent', 'danger', 'notice'] as const;
  const TEXT = [
    ...GROUNDS.flatMap((ground) => WRITTEN.map((text) => [text, ground] as const)),
    ['fg.muted', 'primary.disabled'],
    ['primary.contrast', 'primary'],
    ['primary.contrast', 'primary.hover'],
    // Selected text.
    ['bg', 'accent'],
    ['fg', 'scene.skyTop'],
    ['fg', 'scene.skyGlow'],
  ] as const;
  const EDGES = [
    ['border.control', 'bg'],
    ['border.control', 'bg.subtle'],
    ['border.control', 'bg.raised'],
    ['danger', 'bg'],
    ['notice', 'notice.subtle'],
    ['accent', 'bg'],
    ['accent', 'bg.raised'],
  ] as const;

  for (const theme of ['base', '_dark'] as const) {
    it.each(TEXT)(`${theme}: text %s on %s has 4.5:1`, (foreground, background) => {
      expect(contrast(color(foreground, theme), color(background, theme))).toBeGreaterThanOrEqual(4.5);
    });
    it.each(EDGES)(`${theme}: edge %s on %s has 3:1`, (foreground, background) => {
      expect(contrast(color(foreground, theme), color(background, theme))).toBeGreaterThanOrEqual(3);
    });
  }
});

describe('the specified look', () => {
  // spec: 9.56
  it('is black with white in the light theme', () => {
    expect(color('primary', 'base')).toBe('#000000');
    expect(color('primary.contrast', 'base')).toBe('#ffffff');
  });

  // spec: 2.22
  it('has a header’s white at alpha 0.8 over the picture', () => {
    expect(color('bg.veil', 'base')).toBe('rgba(255, 255, 255, 0.8)');
  });

  // spec: 9.58
  it.each([
    ['h1', 76],
    ['h2', 52],
  ] as const)('has %s at %i px on wide screens, less on narrow ones', (heading, size) => {
    const [, smallest, , largest] =
      /^clamp\(([\d.]+)rem, ([^,]+), ([\d.]+)rem\)$/.exec(tokens.fontSizes[heading].value) ?? [];
    expect(Number(largest) * 16).toBe(size);
    expect(Number(smallest) * 16).toBeLessThan(size);
  });

  // spec: 9.57
  it('is set in Open Sans, which ships with the site', () => {
    expect(tokens.fonts.body.value).toMatch(/^'Open Sans Variable'/);
    expect(tokens).not.toHaveProperty('fonts.heading');
  });
});
