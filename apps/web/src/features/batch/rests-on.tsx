import { Box, Grid } from '@chakra-ui/react';
import { ownExplanations } from '@tim/words';
import { WholeWords } from '../../shared/ui/whole-words.tsx';
import { SCOPE_ITEMS } from '../facts/stated.ts';
import { quotedTexts } from '../facts/stated-words.ts';
import { JOIN } from '../../shared/join.ts';
import { BATCH } from './texts.ts';
import { BATCH_RECORD } from '../../shared/compute/texts.ts';
import type { ListStatement, ListSummary } from '../../shared/compute/list-types.ts';
import { kilogramsText, rowsText } from './batch-words.ts';
import { ListPart } from './list-part.tsx';

const CATEGORIES: Readonly<Record<string, string>> = ownExplanations.categories;

type RestsOnProps = { readonly summary: ListSummary; readonly statement: ListStatement };

/** Method, versions, assumptions and how to do it again: the record in short, also on paper. */
export function RestsOn({ summary: { made, gramsByCategory, coverage }, statement }: RestsOnProps) {
  const { method } = BATCH_RECORD;
  const titles = BATCH.rests;
  const { counted = '', notCounted = '', radiativeForcing = '' } = quotedTexts(SCOPE_ITEMS);
  const pairs: readonly (readonly [string, string])[] = [
    [titles.method, method.name],
    [titles.unit, method.unit],
    [titles.counted, counted],
    [titles.notCounted, notCounted],
    [titles.radiativeForcing, radiativeForcing],
    [titles.coverage, coverage.text],
    [titles.primary, method.primaryData],
    [
      titles.byCategory,
      JOIN.clauses(
        Object.entries(gramsByCategory).map(([category, grams]) =>
          JOIN.labelled(CATEGORIES[category] ?? category, `${kilogramsText(grams)} kg`),
        ),
      ),
    ],
    [titles.assumed, JOIN.sentences(statement.assumed.map(({ what, rows }) => JOIN.aside(what, rowsText(rows))))],
    [titles.engine, made.engineVersion],
    [titles.model, made.modelVersion],
    [titles.hash, made.dataHash],
  ];
  return (
    <ListPart heading={BATCH.result.rests} gap="4">
      <Grid
        as="dl"
        columnGap="6"
        fontSize="sm"
        templateColumns={{ base: 'minmax(0, 1fr)', md: '12rem minmax(0, 1fr)' }}
        css={{
          '& dt': { fontWeight: 'medium', pt: '2' },
          '& dd': { py: { base: '0', md: '2' }, overflowWrap: 'anywhere' },
        }}
      >
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
          {BATCH_RECORD.repeat.how}
          {JOIN.space}
          <Box as="code" fontFamily="mono" fontSize="xs">
            <WholeWords>{statement.command}</WholeWords>
          </Box>
        </dd>
      </Grid>
    </ListPart>
  );
}
