import { chakra } from '@chakra-ui/react';
import type { ContrailsLabel } from '@tim/format';
import { CONTRAILS } from '../../shared/texts.ts';
import { RESULTS } from './texts.ts';
import { Heading, VisuallyHidden } from '../../shared/ui/typography.tsx';
import { ResultSection } from './result-section.tsx';
import { BodyRow, Cell, RowDescription, RowHeader, Table } from '../../shared/ui/table-parts.tsx';

const LEVELS: readonly ContrailsLabel[] = ['Low', 'Medium', 'High'];

/** Forced colours leave no other fill. */
const SEEN_IN_FORCED_COLOURS = { _highContrast: { bg: 'CanvasText' } } as const;

const Scale = chakra('span', { base: { display: 'inline-flex', gap: '0.5', me: '3', verticalAlign: 'middle' } });
const Step = chakra('span', {
  base: { width: '1.25rem', height: '0.5rem', border: '1px solid {colors.border.control}', borderRadius: '2px' },
  variants: {
    level: {
      none: {},
      Low: { bg: 'level.low', ...SEEN_IN_FORCED_COLOURS },
      Medium: { bg: 'level.medium', ...SEEN_IN_FORCED_COLOURS },
      High: { bg: 'level.high', ...SEEN_IN_FORCED_COLOURS },
    },
  },
});

type ContrailsSectionProps = { readonly label: ContrailsLabel };

/** The contrails bucket: the word, with a three-step scale beside it. */
export function ContrailsSection({ label }: ContrailsSectionProps) {
  const reached = LEVELS.indexOf(label);
  return (
    <ResultSection>
      <Heading as="h3" size="h3">
        {RESULTS.contrailsHeading}
      </Heading>
      <Table borderTop="1px solid {colors.border.control}">
        <caption>
          <VisuallyHidden>{RESULTS.contrailsHeading}</VisuallyHidden>
        </caption>
        <tbody>
          <BodyRow>
            <RowHeader scope="row" overflowWrap="anywhere">
              {RESULTS.rows.contrails.label}
              <RowDescription>{RESULTS.rows.contrails.description}</RowDescription>
            </RowHeader>
            <Cell textAlign="end" fontSize="md" fontWeight="medium">
              <Scale aria-hidden="true">
                {LEVELS.map((level, index) => (
                  <Step
                    key={level}
                    level={index <= reached ? (LEVELS[reached] as 'Low' | 'Medium' | 'High') : 'none'}
                  />
                ))}
              </Scale>
              <span>{CONTRAILS.names[label]}</span>
            </Cell>
          </BodyRow>
        </tbody>
      </Table>
    </ResultSection>
  );
}
