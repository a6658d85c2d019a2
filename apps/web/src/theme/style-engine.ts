import { defaultBaseConfig, defineConfig } from '@chakra-ui/react';

/** Conditions that the site's styles name, `hover` for `_hover`. */
export const CONDITIONS = [
  'after',
  'backdrop',
  'before',
  'currentPage',
  'disabled',
  'first',
  'focus',
  'focusVisible',
  'highContrast',
  'hover',
  'invalid',
  'last',
  'motionReduce',
  'notFirst',
  'open',
  'osDark',
  'pressed',
  'print',
];

/** Properties of the site's styles that take tokens or have a shorter name; any other is plain CSS. */
export const UTILITIES = [
  'animation',
  'animationDuration',
  'backdropFilter',
  'background',
  'backgroundImage',
  'border',
  'borderBottom',
  'borderBottomRadius',
  'borderColor',
  'borderInlineEndRadius',
  'borderInlineStartWidth',
  'borderLeft',
  'borderRadius',
  'borderTop',
  'boxShadow',
  'color',
  'columnGap',
  'contrast',
  'cursor',
  'fill',
  'flexDirection',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'gap',
  'height',
  'inset',
  'insetInlineEnd',
  'insetInlineStart',
  'letterSpacing',
  'lineHeight',
  'marginBottom',
  'marginInline',
  'marginInlineEnd',
  'marginInlineStart',
  'marginTop',
  'maxHeight',
  'maxWidth',
  'minHeight',
  'minWidth',
  'opacity',
  'padding',
  'paddingBlock',
  'paddingBottom',
  'paddingInline',
  'paddingInlineEnd',
  'paddingInlineStart',
  'paddingTop',
  'position',
  'rowGap',
  'scrollPaddingTop',
  'stroke',
  'textDecoration',
  'top',
  'transform',
  'transition',
  'transitionDuration',
  'transitionProperty',
  'width',
  'zIndex',
];

function pick<Value>(
  all: Readonly<Record<string, Value>> | undefined,
  names: readonly string[],
): Record<string, Value> {
  return Object.fromEntries(Object.entries(all ?? {}).filter(([name]) => names.includes(name)));
}

/**
 * Of Chakra's engine what the site's styles use: making a system of all of it takes three times as long, which a
 * visitor of the calculator waits for. A test finds what is used and not named here.
 */
export const styleEngine = defineConfig({
  conditions: pick(defaultBaseConfig.conditions, CONDITIONS),
  utilities: pick(defaultBaseConfig.utilities, UTILITIES),
  theme: { breakpoints: { sm: '30rem', md: '48rem', lg: '64rem' } },
});
