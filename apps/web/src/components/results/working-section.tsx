import { chakra } from '@chakra-ui/react';
import type { AircraftShare, Working, WorkingQuantity, WorkingStep } from '@tim/messages';
import type { FiguresRange } from '../../api/answers.ts';
import { RESULTS } from '../../content/results.ts';
import { STEP_WORDS, WORKING } from '../../content/working.ts';
import { Icon } from '../icon.tsx';
import { Heading, Text } from '../typography.tsx';
import { quantitySource, quantityText } from './quantity-text.ts';
import { stepWords } from './range-words.ts';
import { BodyRow, Cell, ColumnHeader, HeaderRow, RowDescription, RowHeader, Table } from './table-parts.tsx';
import { RangePart, TypesPart } from './uncertainty.tsx';

const Details = chakra('details', {
  base: {
    mt: '8',
    borderTop: '1px solid {colors.border}',
    borderBottom: '1px solid {colors.border}',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: 'target',
      py: '2',
      fontWeight: 'medium',
      listStyle: 'none',
      borderRadius: 'sm',
    },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
  },
});
const Steps = chakra('ol', { base: { display: 'flex', flexDirection: 'column', gap: '8', py: '4' } });
const Formula = chakra('p', {
  base: {
    my: '2',
    px: '3',
    py: '2',
    fontFamily: 'mono',
    fontSize: 'sm',
    bg: 'bg.subtle',
    borderRadius: 'sm',
    overflowWrap: 'anywhere',
  },
});

type WorkingSectionProps = {
  readonly working: Working;
  readonly range: FiguresRange | undefined;
  /** Those that may fly; none where the answer does not say. */
  readonly types?: readonly AircraftShare[];
};

/** How sure the figures are, and the steps from distance to grams, folded: as computed, never worked out anew. */
export function WorkingSection({ working, range, types = [] }: WorkingSectionProps) {
  return (
    <Details>
      <summary>
        {RESULTS.workingSummary}
        <Icon name="expand" />
      </summary>
      {range && <RangePart range={range} />}
      <TypesPart types={types} />
      <Steps>
        {working.steps.map((step, index) => (
          <Step key={step.key} step={step} number={index + 1} />
        ))}
      </Steps>
      {working.engineVersion && (
        <Text size="small" tone="muted" pb="4">
          Engine version {working.engineVersion}
        </Text>
      )}
    </Details>
  );
}

function Step({ step, number }: { readonly step: WorkingStep; readonly number: number }) {
  const { key, name, formula, inputs, results, source } = step;
  const words = stepWords(step);
  const section = STEP_WORDS[key]?.section;
  return (
    <li>
      <Heading as="h3" size="h4">
        {number}. {name}
      </Heading>
      {words && (
        <Text size="small" mt="1">
          {words}
        </Text>
      )}
      {formula && <Formula>{formula}</Formula>}
      <Table aria-label={`Step ${number}: ${name}`}>
        <thead>
          <HeaderRow>
            <ColumnHeader scope="col">Quantity</ColumnHeader>
            <ColumnHeader scope="col" kind="figure">
              Value
            </ColumnHeader>
          </HeaderRow>
        </thead>
        <tbody>
          {inputs.map((quantity) => (
            <QuantityRow key={`input ${quantity.symbol} ${quantity.name}`} quantity={quantity} />
          ))}
          {results.map((quantity) => (
            <QuantityRow key={`result ${quantity.symbol} ${quantity.name}`} quantity={quantity} isResult />
          ))}
        </tbody>
      </Table>
      {source && (
        <Text size="small" tone="muted" mt="2">
          Method: {source}
        </Text>
      )}
      {section && (
        <Text size="small" tone="muted">
          {WORKING.methodologySection} {section}
        </Text>
      )}
    </li>
  );
}

type QuantityRowProps = { readonly quantity: WorkingQuantity; readonly isResult?: boolean };

function QuantityRow({ quantity, isResult = false }: QuantityRowProps) {
  const source = quantitySource(quantity);
  return (
    <BodyRow>
      <RowHeader scope="row" py="2" fontWeight={isResult ? 'bold' : 'normal'}>
        {isResult && 'Result: '}
        {quantity.name}
        {quantity.symbol && ` (${quantity.symbol})`}
        {source && <RowDescription>{source}</RowDescription>}
      </RowHeader>
      <Cell py="2" textAlign="end" overflowWrap="anywhere" fontWeight={isResult ? 'bold' : 'normal'}>
        {quantityText(quantity)}
      </Cell>
    </BodyRow>
  );
}
