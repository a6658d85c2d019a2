import { chakra } from '@chakra-ui/react';
import type { WorkingStep } from '@tim/messages';
import { METHODOLOGY } from '../../../content/methodology.ts';
import { STEP_WORDS, WORKING } from '../../../content/working.ts';
import { ExternalLink } from '../../external-link.tsx';
import { linkRecipe } from '../../text-link.tsx';
import { Text } from '../../typography.tsx';
import { calculationOf } from './calculation.ts';
import { QuantityList } from './quantity-list.tsx';
import { splitRoutes, routeTable } from './route-rows.ts';
import { RouteList } from './route-list.tsx';

export const StepList = chakra('ol', { base: { borderTop: '1px solid {colors.border}' } });
const Item = chakra('li', { base: { borderBottom: '1px solid {colors.border}' } });
const Summary = chakra('summary', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
    columnGap: '4',
    alignItems: 'baseline',
    minHeight: 'target',
    py: '2',
    fontSize: 'sm',
    listStyle: 'none',
    borderRadius: 'sm',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { bg: 'bg.subtle' },
  },
});
const Name = chakra('span', {
  base: {
    position: 'relative',
    ps: '5',
    _before: { content: '"›"', position: 'absolute', insetInlineStart: '1', fontWeight: 'bold' },
    'details[open] > summary > &': { fontWeight: 'medium', _before: { transform: 'rotate(90deg)' } },
  },
});
const Numbers = chakra('span', {
  base: {
    ps: { base: '5', md: '0' },
    textAlign: { base: 'start', md: 'end' },
    fontVariantNumeric: 'tabular-nums',
    color: 'fg.muted',
    // Kept whole where a line can hold it.
    '& strong': { display: 'inline-block', color: 'fg', fontWeight: 'medium' },
  },
});
const Opened = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '3', ps: '5', pt: '1', pb: '5' },
});
const SectionLink = chakra('a', linkRecipe);
const Formula = chakra('p', {
  base: { px: '3', py: '2', fontSize: 'sm', bg: 'bg.subtle', borderRadius: 'sm', overflowWrap: 'anywhere' },
});

/** One step: a line with its numbers, and on request its formula and where every number came from. */
export function StepItem({ step, number }: { readonly step: WorkingStep; readonly number: number }) {
  const { key, name, formula, inputs, results } = step;
  const words = STEP_WORDS[key];
  const { how, result } = calculationOf(step);
  const routes = routeTable(step);
  return (
    <Item>
      <details>
        <Summary>
          <Name>
            {number}. {name}
          </Name>
          <Numbers>
            {how && `${how} = `}
            <strong>{result}</strong>
          </Numbers>
        </Summary>
        <Opened>
          {words && <Text size="small">{words.text}</Text>}
          {formula && (
            <Formula>
              {WORKING.formula}: {formula}
            </Formula>
          )}
          <QuantityList quantities={splitRoutes(inputs).others} />
          {routes && <RouteList table={routes} label={name} />}
          <QuantityList quantities={splitRoutes(results).others} isResult />
          <StepSources step={step} />
        </Opened>
      </details>
    </Item>
  );
}

/** Where the step is said in full: here, and by those who published it. */
function StepSources({ step: { key, source } }: { readonly step: WorkingStep }) {
  const words = STEP_WORDS[key];
  return (
    <Text size="small" tone="muted">
      {words && (
        <>
          <SectionLink href={`${METHODOLOGY.path}#section-${words.section}`}>
            {WORKING.section} {words.section}
          </SectionLink>
          {'. '}
        </>
      )}
      {source && `${WORKING.source} ${source}. `}
      {words?.published && <ExternalLink href={words.published}>{WORKING.published}</ExternalLink>}
    </Text>
  );
}
