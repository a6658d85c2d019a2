import { Box } from '@chakra-ui/react';
import { TABLES } from './texts.ts';
import { ExternalLink } from '../../shared/ui/external-link.tsx';
import { Heading, VisuallyHidden } from '../../shared/ui/typography.tsx';
import { WholeWords } from '../../shared/ui/whole-words.tsx';
import type { AttributionRow } from './attribution-rows.ts';
import { ResultSection } from '../result/result-section.tsx';
import { BodyRow, Cell, ColumnHeader, HeaderRow, RowHeader, Table } from '../../shared/ui/table-parts.tsx';

/** Each on its line; on paper in a row. */
const LINES = {
  '& > li + li': { mt: { base: '1', _print: '0' } },
  _print: { display: 'inline', '& > li': { display: 'inline' }, '& > li + li::before': { content: '" · "' } },
};

type AttributionTableProps = { readonly rows: readonly AttributionRow[] };

/** Where the inputs came from. Without rows there is no section. */
export function AttributionTable({ rows }: AttributionTableProps) {
  if (rows.length === 0) {
    return null;
  }
  return (
    <ResultSection>
      <Heading as="h3" size="h3">
        {TABLES.attributionHeading}
      </Heading>
      <Table layout="stacked">
        <caption>
          <VisuallyHidden>{TABLES.attributionHeading}</VisuallyHidden>
        </caption>
        <thead>
          <HeaderRow>
            {TABLES.attributionColumns.map((column) => (
              <ColumnHeader
                key={column}
                scope="col"
                overflowWrap="anywhere"
                _first={{ width: { sm: '30%', _print: '24%' } }}
              >
                {column}
              </ColumnHeader>
            ))}
          </HeaderRow>
        </thead>
        <tbody>
          {rows.map(({ dataType, sources, edition }) => (
            <BodyRow key={dataType}>
              <RowHeader scope="row" overflowWrap="anywhere" hyphens="auto">
                {dataType}
              </RowHeader>
              <Cell overflowWrap="anywhere">
                <Box as="ul" listStyle="none" css={LINES}>
                  {sources.map(({ text, href }, index) => (
                    <li key={text}>
                      <ExternalLink href={href}>{text}</ExternalLink>
                      {/* The data behind them, at the end of the last line. */}
                      {edition && index === sources.length - 1 && (
                        <Box as="span" fontSize="xs" color="fg.muted">
                          {'\u00A0· '}
                          <WholeWords>{edition}</WholeWords>
                        </Box>
                      )}
                    </li>
                  ))}
                </Box>
              </Cell>
            </BodyRow>
          ))}
        </tbody>
      </Table>
    </ResultSection>
  );
}
