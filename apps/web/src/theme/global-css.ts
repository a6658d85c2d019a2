import { defineGlobalStyles } from '@chakra-ui/react';

/** Rules of the document itself. Everything else stands in a recipe or beside the component it belongs to. */
export const globalCss = defineGlobalStyles({
  '*': {
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
  },
  html: {
    colorPalette: 'primary',
    color: { base: 'fg', _print: 'black' },
    bg: { base: 'bg', _print: 'white' },
    // A result fits on a sheet, its links written out.
    fontSize: { base: '100%', _print: '65%' },
    lineHeight: { base: '1.6', _print: '1.35' },
    colorScheme: 'light dark',
    // What is jumped to or focused is never hidden under the sticky header.
    scrollPaddingTop: 'calc({sizes.header} + 1.5rem)',
  },
  body: { minWidth: '320px' },
  // Japanese has no spaces: lines end between phrases, where a browser knows them. Its typefaces have no light weight, beside which
  // Latin letters would look thin.
  ':lang(ja)': { wordBreak: 'auto-phrase', '--chakra-font-weights-light': '{fontWeights.normal}' },
  'main:focus': { outline: 'none' },
  ':focus-visible': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
  '*::placeholder': { color: 'fg.muted', opacity: '1' },
  '*::selection': { bg: 'accent', color: 'bg' },
  summary: { cursor: 'pointer' },
  'svg[data-icon]': { flexShrink: '0' },
  '*, *::before, *::after, *::backdrop': {
    // Not even a moment's: each would be one of its own for every property, and wait for that of the element around it.
    _motionReduce: {
      animationDuration: '0s !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
  // What lies over the whole page is printed alone.
  'body:has(> [data-whole-page]) > :not([data-whole-page])': { _print: { display: 'none !important' } },
  // Of the footer only the model's version and the provider are of use on paper.
  'header, footer ul, nav, form, [data-print=hide]': { _print: { display: 'none !important' } },
  'a[href^="http"]::after': {
    _print: { content: '" (" attr(href) ")"', fontSize: '0.75em', overflowWrap: 'anywhere' },
  },
});
