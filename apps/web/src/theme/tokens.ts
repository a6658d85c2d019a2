import { defineTokens } from '@chakra-ui/react';

/**
 * What the site and the recipes in use name: every token costs bytes on every page. Spacing follows one 8 px rhythm with a half step.
 */
export const tokens = defineTokens({
  fonts: {
    body: { value: "'Open Sans Variable', 'Open Sans Fallback', system-ui, sans-serif" },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
  },
  fontWeights: {
    light: { value: '300' },
    normal: { value: '400' },
    medium: { value: '600' },
    semibold: { value: '600' },
    bold: { value: '700' },
  },
  fontSizes: {
    xs: { value: '0.8125rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.375rem' },
    // The specification's 52 and 76 px are reached at 1200 px; below, the size follows the window.
    h2: { value: 'clamp(1.75rem, 1.125rem + 2.834vw, 3.25rem)' },
    h1: { value: 'clamp(2.25rem, 1.189rem + 4.749vw, 4.75rem)' },
  },
  spacing: {
    0.5: { value: '0.125rem' },
    linkReach: { value: '0.1875rem' },
    1: { value: '0.25rem' },
    1.5: { value: '0.375rem' },
    2: { value: '0.5rem' },
    2.5: { value: '0.625rem' },
    3: { value: '0.75rem' },
    4: { value: '1rem' },
    5: { value: '1.25rem' },
    6: { value: '1.5rem' },
    8: { value: '2rem' },
    10: { value: '2.5rem' },
    12: { value: '3rem' },
    16: { value: '4rem' },
    24: { value: '6rem' },
  },
  sizes: {
    2: { value: '0.5rem' },
    3: { value: '0.75rem' },
    4: { value: '1rem' },
    5: { value: '1.25rem' },
    6: { value: '1.5rem' },
    8: { value: '2rem' },
    9: { value: '2.25rem' },
    10: { value: '2.5rem' },
    12: { value: '3rem' },
    xs: { value: '20rem' },
    full: { value: '100%' },
    target: { value: '2.75rem' },
    reading: { value: '45rem' },
    bar: { value: '38rem' },
    wide: { value: '60rem' },
    header: { value: '4rem' },
  },
  radii: {
    sm: { value: '4px' },
    md: { value: '8px' },
    lg: { value: '12px' },
    full: { value: '9999px' },
  },
  zIndex: {
    dropdown: { value: 10 },
    sticky: { value: 20 },
    popover: { value: 30 },
    tooltip: { value: 30 },
    skip: { value: 40 },
  },
  durations: {
    faster: { value: '100ms' },
    fast: { value: '120ms' },
    moderate: { value: '160ms' },
    slow: { value: '160ms' },
    slower: { value: '160ms' },
    slowest: { value: '160ms' },
  },
});
