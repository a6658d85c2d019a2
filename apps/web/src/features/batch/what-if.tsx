import { Box } from '@chakra-ui/react';
import type { WhatIfResult } from '@tim/batch';
import { formatShort, formatWhole } from '@tim/format';
import { fill, OWN_MANNER } from '@tim/languages';
import type { ComponentProps } from 'react';
import { BodyRow, Cell, ColumnHeader, HeaderRow, RowHeader, Table } from '../../shared/ui/table-parts.tsx';
import { kilogramsText, TITLES } from './batch-words.ts';
import type { ListSummary } from '../../shared/compute/list-types.ts';
import { ListPart } from './list-part.tsx';
import { TargetField } from './target-field.tsx';
import { BATCH } from './texts.ts';

const texts = BATCH.whatIf;

type WhatIfProps = Pick<ListSummary, 'whatIf' | 'target'> & Pick<ComponentProps<typeof TargetField>, 'onTarget'>;

/** How the list could have been flown otherwise, and its target; no table where that would change no flight. */
export function WhatIf({ whatIf: results, target, onTarget }: WhatIfProps) {
  if (results.length === 0) return null;
  return (
    <ListPart heading={texts.heading}>
      {(target || results.some(({ flights }) => flights > 0)) && <ScenarioTable results={results} />}
      <TargetField text={target?.text} onTarget={onTarget} />
    </ListPart>
  );
}

function ScenarioTable({ results }: { readonly results: readonly WhatIfResult[] }) {
  const { scenario: scenarioHead, kilograms, change, flights } = texts.columns;
  const flownGrams = results.find(({ scenario }) => scenario === 'asFlown')?.grams ?? 0;
  return (
    <Table layout="figures" role="table" aria-label={texts.heading} fontVariantNumeric="tabular-nums">
      <thead>
        <HeaderRow role="row">
          <ColumnHeader role="columnheader" scope="col" kind="name">
            {scenarioHead}
          </ColumnHeader>
          {[kilograms, change, flights].map((head) => (
            <ColumnHeader key={head} role="columnheader" scope="col" kind="figure">
              {head}
            </ColumnHeader>
          ))}
        </HeaderRow>
      </thead>
      <tbody>
        {results.map(({ scenario, ...result }) => (
          <BodyRow role="row" key={scenario}>
            <RowHeader role="rowheader" scope="row" fontWeight="normal">
              {fill(TITLES.whatIf[scenario], { km: formatWhole(result.belowKm ?? 0) })}
            </RowHeader>
            <Cell role="cell" kind="figure">
              {kilogramsText(result.grams)}
            </Cell>
            <Cell role="cell" kind="figure">
              {scenario !== 'asFlown' && (
                <>
                  <Box>{signed(result.grams - flownGrams, kilogramsText)}</Box>
                  <Box>{OWN_MANNER.percent(signed(result.change * 100, (percent) => formatShort(percent, 1)))}</Box>
                </>
              )}
            </Cell>
            <Cell role="cell" kind="figure">
              {scenario === 'asFlown' || scenario === 'target' ? '' : formatWhole(result.flights)}
            </Cell>
          </BodyRow>
        ))}
      </tbody>
    </Table>
  );
}

function signed(value: number, written: (value: number) => string): string {
  const sign = value > 0 ? '+' : value < 0 ? '\u2212' : '';
  return `${sign}${written(Math.abs(value))}`;
}
