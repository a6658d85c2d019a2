import { defineSemanticTokens } from '@chakra-ui/react';

/** One colour in the light and in the dark theme; the visitor's system chooses. */
function pair(light: string, dark: string) {
  return { value: { base: light, _dark: dark } };
}

type Palette = { readonly solid: string; readonly fg: string; readonly muted: string; readonly subtle?: string };

/** Another colour. */
function same(name: string) {
  return { value: `{colors.${name}}` };
}

/** What Chakra's recipes take from the palette of their element, by the names of other colours. */
function palette({ solid, fg, muted, subtle }: Palette) {
  return {
    solid: same(solid),
    fg: same(fg),
    muted: same(muted),
    border: same(muted),
    focusRing: same('accent'),
    ...(subtle && { subtle: same(subtle) }),
  };
}

/**
 * The only colours components may name. Contrast on `bg` is at least 4.5:1 for text, 3:1 for the edges of controls,
 * in both themes; a test measures it.
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: pair('#ffffff', '#0d1117'),
      subtle: pair('#f5f7f9', '#151b23'),
      raised: pair('#ffffff', '#151b23'),
      veil: pair('rgba(255, 255, 255, 0.8)', 'rgba(13, 17, 23, 0.8)'),
      // Names by which Chakra's recipes ask.
      panel: { value: '{colors.bg.raised}' },
      muted: { value: '{colors.bg.subtle}' },
      emphasized: pair('#e9edf0', '#222a33'),
      inverted: { value: '{colors.primary}' },
    },
    fg: {
      DEFAULT: pair('#0b0d0f', '#eef1f4'),
      muted: pair('#4f5862', '#a5afba'),
      subtle: { value: '{colors.fg.muted}' },
      inverted: { value: '{colors.primary.contrast}' },
    },
    border: {
      DEFAULT: pair('#dce1e6', '#2c343e'),
      control: pair('#6e7781', '#7f8995'),
      error: { value: '{colors.danger}' },
    },
    // Beside what can be scrolled further.
    edge: pair('rgba(11, 13, 15, 0.3)', 'rgba(238, 241, 244, 0.3)'),
    primary: {
      DEFAULT: pair('#000000', '#eef1f4'),
      hover: pair('#2b2f33', '#ffffff'),
      contrast: pair('#ffffff', '#0d1117'),
      disabled: pair('#e6e9ec', '#242b34'),
      ...palette({ solid: 'primary', fg: 'fg', subtle: 'accent.subtle', muted: 'border' }),
    },
    accent: {
      DEFAULT: pair('#0a62a9', '#74bdf6'),
      subtle: pair('#e9f3fb', '#10273b'),
    },
    danger: pair('#b3261e', '#ff9088'),
    notice: {
      DEFAULT: pair('#8a5a00', '#f2c463'),
      subtle: pair('#fff8ea', '#231c0f'),
      ...palette({ solid: 'notice', fg: 'fg', muted: 'notice' }),
    },
    shade: pair('rgba(11, 28, 46, 0.45)', 'rgba(0, 0, 0, 0.6)'),
    // A sequence that colour-blind readers tell apart by lightness; the word always stands beside it.
    level: {
      low: pair('#7db8e8', '#cfe6f8'),
      medium: pair('#2f7fbf', '#74bdf6'),
      high: pair('#0b3f6e', '#2f8ad0'),
    },
    scene: {
      skyTop: pair('#a9cdec', '#060b16'),
      skyMiddle: pair('#dfeaf2', '#0f2036'),
      skyGlow: pair('#fde6cd', '#2b3d57'),
      ridge1: pair('#c9d9e6', '#1d3049'),
      ridge2: pair('#a6c1d6', '#18283f'),
      ridge3: pair('#7b9fbd', '#132134'),
      ridge4: pair('#4f7899', '#0f1a2a'),
      ridge5: pair('#27506f', '#0b131f'),
      arc: pair('#0b3f6e', '#9dcff7'),
    },
  },
  radii: {
    l1: { value: '{radii.sm}' },
    l2: { value: '{radii.md}' },
    l3: { value: '{radii.lg}' },
  },
  shadows: {
    card: pair('0 1px 2px rgba(11, 28, 46, 0.08), 0 6px 20px rgba(11, 28, 46, 0.06)', '0 1px 2px rgba(0, 0, 0, 0.5)'),
    popover: pair('0 8px 32px rgba(11, 28, 46, 0.18)', '0 8px 32px rgba(0, 0, 0, 0.6)'),
    sm: { value: '{shadows.card}' },
    md: { value: '{shadows.popover}' },
    lg: { value: '{shadows.popover}' },
  },
});
