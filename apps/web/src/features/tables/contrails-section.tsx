import { Box } from '@chakra-ui/react';
import type { ContrailsLabel } from '@tim/format';
import { CONTRAILS } from '../../shared/texts.ts';
import { TABLES } from './texts.ts';
import { ContrailsScale } from '../../shared/ui/contrails-scale.tsx';
import { Heading, VisuallyHidden } from '../../shared/ui/typography.tsx';
import { ResultSection } from '../result/result-section.tsx';
import { BodyRow, Cell, RowDescription, RowHeader, Table } from '../../shared/ui/table-parts.tsx';

type ContrailsSectionProps = { readonly label: ContrailsLabel };

/** The contrails bucket: the word, with a three-step scale beside it. */
export function ContrailsSection({ label }: ContrailsSectionProps) {
  return (
    <ResultSection>
      <Heading as="h3" size="h3">
        {TABLES.contrailsHeading}
      </Heading>
      <Table borderTop="1px solid {colors.border.control}">
        <caption>
          <VisuallyHidden>{TABLES.contrailsHeading}</VisuallyHidden>
        </caption>
        <tbody>
          <BodyRow>
            <RowHeader scope="row" overflowWrap="anywhere">
              {TABLES.rows.contrails.label}
              <RowDescription>{TABLES.rows.contrails.description}</RowDescription>
            </RowHeader>
            {/* On a phone wide enough for the scale and its word, and narrow enough for the longest word beside it. */}
            <Cell textAlign="end" fontSize="md" fontWeight="medium" width={{ base: '42%', md: 'auto' }}>
              <Box as="span" me={{ base: '2', md: '3' }}>
                <ContrailsScale label={label} size="medium" />
              </Box>
              <span>{CONTRAILS.names[label]}</span>
            </Cell>
          </BodyRow>
        </tbody>
      </Table>
    </ResultSection>
  );
}
