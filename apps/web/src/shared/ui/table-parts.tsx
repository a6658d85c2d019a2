import { chakra, Span, Table as ChakraTable, type SpanProps } from '@chakra-ui/react';

const NARROW_ROWS = {
  display: { base: 'block', sm: 'table', _print: 'table' },
  '& thead, & tbody, & tfoot': { display: { base: 'block', sm: 'table-row-group', _print: 'table-row-group' } },
  '& thead': { display: { base: 'block', sm: 'table-header-group', _print: 'table-header-group' } },
  '& tfoot': { display: { base: 'block', sm: 'table-footer-group', _print: 'table-footer-group' } },
} as const;

const narrowRow = (columns: string) =>
  ({ display: { base: 'grid', sm: 'table-row', _print: 'table-row' }, gridTemplateColumns: columns }) as const;

/**
 * Tables that stay tables on a phone. Below 480 px the first column moves above the rest of its row, or in `drawing`
 * the second below it, and the others keep their columns, four unless `--figure-width` says otherwise; where a visitor's
 * text is so large that they do not stand beside each other, there are fewer. The roles are written out because some browsers forget them when
 * `display` changes.
 */
export const Table = chakra(ChakraTable.Root, {
  variants: {
    layout: {
      figures: {
        ...NARROW_ROWS,
        tableLayout: { sm: 'fixed', _print: 'fixed' },
        '& tr': narrowRow('repeat(auto-fill, minmax(max(var(--figure-width, 25%), 4.25rem), 1fr))'),
        '& tr > :first-of-type:is(th)': { gridColumn: '1 / -1' },
        '& td': { pt: { base: '0', sm: '2', _print: '1' } },
        '& tr > th:first-of-type': { pb: { base: '0', sm: '2', _print: '1' } },
        '& thead th:not(:first-of-type)': { pt: { base: '0', sm: '2', _print: '1' } },
      },
      pairs: {
        ...NARROW_ROWS,
        '& tr': narrowRow('repeat(2, minmax(0, 1fr))'),
        '& tr > :first-of-type:is(th)': { gridColumn: '1 / -1' },
      },
      stacked: {
        ...NARROW_ROWS,
        tableLayout: { sm: 'fixed', _print: 'fixed' },
        '& thead': { display: { base: 'none', sm: 'table-header-group', _print: 'table-header-group' } },
        '& tr': narrowRow('minmax(0, 1fr)'),
        '& td': { pt: { base: '0', sm: '2' } },
      },
      drawing: {
        ...NARROW_ROWS,
        '& tr': narrowRow('minmax(0, 1fr) auto'),
        '& tr > *': { gridRow: '1' },
        '& tr > td:first-of-type, & thead th:nth-of-type(2)': { gridRow: '2', gridColumn: '1 / -1' },
      },
    },
  },
});

export const HeaderRow = chakra(ChakraTable.Row, { base: { borderColor: 'border.control' } });

export const BodyRow = chakra(ChakraTable.Row, {
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

export const ColumnHeader = chakra(ChakraTable.ColumnHeader, {
  variants: {
    kind: {
      text: { pe: '4' },
      figure: { textAlign: 'end', ps: '1' },
      name: { width: { sm: '44%', _print: '58%' }, pe: '4' },
    },
  },
  defaultVariants: { kind: 'text' },
});

export const RowHeader = chakra(
  ChakraTable.Cell,
  { base: { pe: '4', fontWeight: 'medium' } },
  { defaultProps: { as: 'th' } },
);

export const Cell = chakra(ChakraTable.Cell, {
  variants: {
    kind: {
      text: {},
      figure: {
        pt: { base: '2', _print: '1' },
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

export function RowDescription(props: SpanProps) {
  return (
    <Span
      display="block"
      // On paper, where room is short, in the same line.
      _print={{ display: 'inline', _before: { content: '" · "' } }}
      mt="0.5"
      fontSize="xs"
      fontWeight="normal"
      lineHeight="1.45"
      color="fg.muted"
      overflowWrap="inherit"
      {...props}
    />
  );
}
