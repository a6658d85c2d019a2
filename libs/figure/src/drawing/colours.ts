/** Which colours a drawing has: light, dark, or as the reader's system asks. */
export const THEMES = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof THEMES)[number];

/** Those of the site's two themes (apps/web/src/theme/semantic-tokens.ts), by what they are for. */
const COLOURS = {
  light: { paper: '#ffffff', ink: '#0b0d0f', muted: '#4f5862', line: '#6e7781', range: '#7db8e8', accent: '#0a62a9' },
  dark: { paper: '#0d1117', ink: '#eef1f4', muted: '#a5afba', line: '#7f8995', range: '#2f7fbf', accent: '#74bdf6' },
} as const;

export type Colour = keyof (typeof COLOURS)['light'];

/** How a drawing writes its colours. */
export type Ink = {
  /** An attribute `fill` or `stroke`, and where the system decides, the class that the style names. */
  readonly paint: (attribute: 'fill' | 'stroke', colour: Colour) => string;
  /** Stands first in the drawing. */
  readonly style: string;
};

/** The attributes alone are what every program understands; a style overrides them where the system is dark. */
export function inkOf(theme: Theme): Ink {
  const written = COLOURS[theme === 'dark' ? 'dark' : 'light'];
  if (theme !== 'auto') return { paint: (attribute, colour) => `${attribute}="${written[colour]}"`, style: '' };
  const rules = Object.entries(COLOURS.dark).flatMap(([colour, value]) => [
    `.fill-${colour}{fill:${value}}`,
    `.stroke-${colour}{stroke:${value}}`,
  ]);
  return {
    paint: (attribute, colour) => `${attribute}="${written[colour]}" class="${attribute}-${colour}"`,
    style: `<style>@media (prefers-color-scheme:dark){${rules.join('')}}</style>`,
  };
}
