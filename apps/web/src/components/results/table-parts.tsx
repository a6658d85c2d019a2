import { chakra } from '@chakra-ui/react';

/**
 * Tables that stay tables on a phone. Below 480 px the first column moves above the figures of its row, and the
 * figures keep their columns; the roles are written out because some browsers forget them when `display` changes.
 */
export const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums lining-nums',
    fontSize: 'sm',
    textAlign: 'start',
  },
  variants: {
    layout: {
      figures: {
        tableLayout: { sm: 'fixed', _print: 'fixed' },
        '& tr': {
          display: { base: 'grid', sm: 'table-row', _print: 'table-row' },
          gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        },
        '& tr > :first-of-type:is(th)': { gridColumn: '1 / -1' },
        '& thead, & tbody, & tfoot': { display: { base: 'block', sm: 'table-row-group', _print: 'table-row-group' } },
        '& thead': { display: { base: 'block', sm: 'table-header-group', _print: 'table-header-group' } },
        '& tfoot': { display: { base: 'block', sm: 'table-footer-group', _print: 'table-footer-group' } },
        display: { base: 'block', sm: 'table', _print: 'table' },
      },
      plain: {},
    },
  },
  defaultVariants: { layout: 'plain' },
});

export const HeaderRow = chakra('tr', { base: { borderBottom: '1px solid {colors.border.control}' } });

export const BodyRow = chakra('tr', {
  base: { borderBottom: '1px solid {colors.border}', verticalAlign: 'top' },
  variants: {
    isMain: { true: { '& > td': { fontSize: 'lg', fontWeight: 'medium', lineHeight: '1.4' } } },
    isIndented: { true: { '& > th': { ps: { base: '4', sm: '6' }, fontWeight: 'normal' } } },
    isTotal: {
      true: {
        borderTop: '2px solid {colors.fg}',
        borderBottom: '2px solid {colors.fg}',
        '& > th, & > td': { fontWeight: 'bold' },
        '& > td': { fontSize: 'lg', lineHeight: '1.4' },
      },
    },
  },
});

export const ColumnHeader = chakra('th', {
  base: {
    py: '2',
    fontSize: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
    textAlign: 'start',
    verticalAlign: 'bottom',
  },
  variants: {
    kind: {
      text: { pe: '4' },
      figure: { textAlign: 'end', ps: '1' },
      name: { width: { sm: '44%', _print: '44%' }, pe: '4' },
    },
  },
  defaultVariants: { kind: 'text' },
});

export const RowHeader = chakra('th', {
  base: { py: { base: '3', _print: '1' }, pe: '4', fontWeight: 'medium', textAlign: 'start', verticalAlign: 'top' },
});

export const Cell = chakra('td', {
  base: { py: { base: '3', _print: '1' }, verticalAlign: 'top' },
  variants: {
    kind: {
      text: {},
      figure: {
        pt: { base: '0', sm: '3', _print: '1' },
        ps: '1',
        fontSize: 'md',
        textAlign: 'end',
        whiteSpace: 'nowrap',
      },
    },
    isMissing: { true: { color: 'fg.muted' } },
  },
  defaultVariants: { kind: 'text' },
});

export const RowDescription = chakra('span', {
  base: { display: 'block', mt: '0.5', fontSize: 'xs', fontWeight: 'normal', lineHeight: '1.45', color: 'fg.muted' },
});
