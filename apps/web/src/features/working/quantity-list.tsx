import { chakra, Stack } from '@chakra-ui/react';
import type { WorkingQuantity } from '@tim/messages';
import { WORKING } from './texts.ts';
import { quantityGroups, type QuantityLine } from './quantity-groups.ts';

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '6',
    '& dd': { fontVariantNumeric: 'tabular-nums', textAlign: 'end', ms: 'auto' },
  },
  variants: { isResult: { true: { fontWeight: 'medium' } } },
});
const Source = chakra('p', { base: { fontSize: 'xs', lineHeight: '1.45', color: 'fg.muted', mb: '1' } });
const Symbol = chakra('i', { base: { color: 'fg.muted', fontStyle: 'normal' } });

type QuantityListProps = { readonly quantities: readonly WorkingQuantity[]; readonly isResult?: boolean };

/** What goes into a step, or comes out of it, and where each came from. */
export function QuantityList({ quantities, isResult = false }: QuantityListProps) {
  return quantityGroups(quantities).map(({ source, lines }) => (
    <div key={lines.map(({ symbol, name }) => `${symbol} ${name}`).join()}>
      <Stack as="dl" gap="1" fontSize="sm">
        {lines.map((line) => (
          <Line key={`${line.symbol} ${line.name}`} isResult={isResult}>
            <dt>
              {isResult && '= '}
              {line.name} {line.symbol && <Symbol>({line.symbol})</Symbol>}
            </dt>
            <dd>{valuesText(line)}</dd>
          </Line>
        ))}
      </Stack>
      {source && (
        <Source>
          {WORKING.source} {source}
        </Source>
      )}
    </div>
  ));
}

function valuesText({ values }: QuantityLine): string {
  return values.map(({ cabin, text }) => (cabin === undefined ? text : `${cabin} ${text}`)).join(' · ');
}
