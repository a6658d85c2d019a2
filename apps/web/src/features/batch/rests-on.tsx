import { chakra } from '@chakra-ui/react';
import { Heading } from '../../components/typography.tsx';
import { SCOPE } from '../../content/along.ts';
import { BATCH } from '../../content/batch.ts';
import { BATCH_RECORD } from '../../content/batch-record.ts';
import type { ListStatement, ListSummary } from './batch-types.ts';
import { kilogramsText, rowsText } from './batch-words.ts';
import { Stack } from './controls.tsx';

const Pairs = chakra('dl', {
  base: {
    display: 'grid',
    columnGap: '6',
    fontSize: 'sm',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '12rem minmax(0, 1fr)' },
    '& dt': { fontWeight: 'medium', pt: '2' },
    '& dd': { py: { base: '0', md: '2' }, overflowWrap: 'anywhere' },
  },
});
const Code = chakra('code', { base: { fontFamily: 'mono', fontSize: 'xs' } });

type RestsOnProps = { readonly summary: ListSummary; readonly statement: ListStatement };

/** Method, versions, assumptions and how to do it again: the record in short, also on paper. */
export function RestsOn({ summary: { made, gramsByCategory }, statement }: RestsOnProps) {
  const { method } = BATCH_RECORD;
  const titles = BATCH.rests;
  const assumed = statement.assumed.filter(({ warning }) => warning === undefined);
  const pairs: readonly (readonly [string, string])[] = [
    [titles.method, method.name],
    [titles.unit, method.unit],
    [titles.counted, SCOPE.counted],
    [titles.notCounted, SCOPE.notCounted],
    [titles.radiativeForcing, SCOPE.radiativeForcing],
    [titles.primary, method.primaryData],
    [
      titles.byCategory,
      Object.entries(gramsByCategory)
        .map(([category, grams]) => `${category} ${kilogramsText(grams)} kg`)
        .join(', '),
    ],
    [titles.assumed, assumed.map(({ what, rows }) => `${what} (${rowsText(rows)})`).join(' ')],
    [titles.engine, made.engineVersion],
    [titles.model, made.modelVersion],
    [titles.hash, made.dataHash],
  ];
  return (
    <Stack aria-label={BATCH.result.rests}>
      <Heading as="h3" size="h3">
        {BATCH.result.rests}
      </Heading>
      <Pairs>
        {pairs
          .filter(([, text]) => text !== '')
          .map(([title, text]) => (
            <div key={title} style={{ display: 'contents' }}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        <dt>{titles.repeat}</dt>
        <dd>
          {BATCH_RECORD.repeat.how} <Code>{statement.command}</Code>
        </dd>
      </Pairs>
    </Stack>
  );
}
