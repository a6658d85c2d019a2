import { Box } from '@chakra-ui/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { formatWhole } from '@tim/format';
import { useRef, type ComponentProps } from 'react';
import { BodyRow, Cell, ColumnHeader, HeaderRow, RowHeader, Table } from '../../shared/ui/table-parts.tsx';
import { SidewaysScroll } from '../../shared/ui/sideways-scroll.tsx';
import { BATCH } from './texts.ts';
import type { Dimension, Part } from '../../shared/compute/list-types.ts';
import { kilogramsText, partName, useNames } from './batch-words.ts';

export type PartsProps = { readonly dimension: Dimension; readonly parts: readonly Part[] };

/** Height of most rows [px]; a row that is rendered is measured. */
const ROW_HEIGHT_PX = 51;
/** Rows above and below those that are seen. */
const ROWS_BEYOND = 10;

/** Each part with its rows and kilograms. */
export function PartTable({ dimension, parts }: PartsProps) {
  return (
    <SidewaysScroll name={BATCH.dimensionTitles[dimension]}>
      <Table aria-label={BATCH.dimensionTitles[dimension]}>
        <Header dimension={dimension} />
        <tbody>
          {parts.map((part) => (
            <PartRow key={part.key} dimension={dimension} part={part} />
          ))}
        </tbody>
      </Table>
    </SidewaysScroll>
  );
}

/** The same table where there are too many parts for a browser to lay out: only the rows in view are rendered, between two spaces as high as the others. */
export function LongPartTable({ dimension, parts }: PartsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled by the React Compiler
  const virtual = useVirtualizer({
    count: parts.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: ROWS_BEYOND,
  });
  // Moving what is seen because a row above it is a pixel smaller would end the browser's own way to the End.
  virtual.shouldAdjustScrollPositionOnItemSizeChange = () => false;
  const seen = virtual.getVirtualItems();
  const title = BATCH.dimensionTitles[dimension];
  return (
    <Box
      overflow="auto"
      maxWidth="full"
      maxHeight="30rem"
      css={{ '& thead': { position: 'sticky', top: '0', bg: 'bg' } }}
      ref={scroller}
      tabIndex={0}
      role="region"
      aria-label={title}
    >
      <Table aria-label={title} aria-rowcount={parts.length + 1}>
        <Header dimension={dimension} />
        <tbody>
          <Space heightPx={seen[0]?.start ?? 0} />
          {seen.map(({ index }) => {
            const part = parts[index];
            return (
              part && (
                <PartRow
                  key={part.key}
                  ref={virtual.measureElement}
                  data-index={index}
                  aria-rowindex={index + 2}
                  dimension={dimension}
                  part={part}
                />
              )
            );
          })}
          <Space heightPx={virtual.getTotalSize() - (seen.at(-1)?.end ?? 0)} />
        </tbody>
      </Table>
    </Box>
  );
}

/** In place of rows that are not there. */
function Space({ heightPx }: { readonly heightPx: number }) {
  return (
    <tr aria-hidden="true">
      <td colSpan={3} style={{ height: heightPx, padding: 0 }} />
    </tr>
  );
}

function Header({ dimension }: Pick<PartsProps, 'dimension'>) {
  return (
    <thead>
      <HeaderRow>
        <ColumnHeader scope="col">{BATCH.dimensionColumns[dimension]}</ColumnHeader>
        <ColumnHeader scope="col" kind="figure">
          {BATCH.parts.rows}
        </ColumnHeader>
        <ColumnHeader scope="col" kind="figure" ps="4" whiteSpace="nowrap">
          {BATCH.parts.kilograms}
        </ColumnHeader>
      </HeaderRow>
    </thead>
  );
}

type PartRowProps = Omit<ComponentProps<typeof BodyRow>, 'part'> &
  Pick<PartsProps, 'dimension'> & { readonly part: Part };

function PartRow({ dimension, part, ...row }: PartRowProps) {
  const names = useNames();
  return (
    <BodyRow {...row}>
      <RowHeader scope="row" fontWeight="normal" overflowWrap="anywhere">
        {partName(dimension, part, names)}
      </RowHeader>
      <Cell kind="figure">{formatWhole(part.rows)}</Cell>
      <Cell kind="figure" ps="4">
        {kilogramsText(part.grams)}
      </Cell>
    </BodyRow>
  );
}
