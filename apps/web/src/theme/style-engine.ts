import { defaultBaseConfig, defineConfig } from '@chakra-ui/react';

/**
 * Conditions that the site's styles name, `hover` for `_hover`: what the elements and their attributes say, without
 * the attributes by which Chakra's own components tell their state.
 */
export const CONDITIONS = {
  after: '&::after',
  backdrop: '&::backdrop',
  before: '&::before',
  currentPage: '&[aria-current=page]',
  disabled: '&:disabled',
  first: '&:first-of-type',
  focus: '&:focus',
  focusVisible: '&:focus-visible',
  highContrast: '@media (forced-colors: active)',
  hover: ['@media (hover: hover)', '&:hover:not(:disabled)'],
  invalid: '&[aria-invalid=true]',
  last: '&:last-of-type',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  notFirst: '&:not(:first-of-type)',
  open: '&[open]',
  osDark: '@media (prefers-color-scheme: dark)',
  pressed: '&[aria-pressed=true]',
  print: '@media print',
};

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

/**
 * Of Chakra's engine what the site's styles use: making a system of all of it takes three times as long, which a
 * visitor of the calculator waits for. A test finds what is used and not named here.
 */
export const styleEngine = defineConfig({
  conditions: CONDITIONS,
  utilities: Object.fromEntries(
    Object.entries(defaultBaseConfig.utilities ?? {}).filter(([property]) => UTILITIES.includes(property)),
  ),
  theme: { breakpoints: { sm: '30rem', md: '48rem', lg: '64rem' } },
});
