import type { ListResult, UnusedColumn } from '@tim/batch';
import { formatWhole } from '@tim/format';
import { fill, fillCount, OWN_MANNER } from '@tim/languages';
import { JOIN } from '../../shared/join.ts';
import { Alert } from '../../shared/ui/alert.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import type { ListSummary } from '../../shared/compute/list-types.ts';
import { counted, kilogramsText, noFigureText, rowsOfTotal, TITLES } from './batch-words.ts';
import { BATCH } from './texts.ts';

const texts = BATCH.result;

/** What a list came to, with its range; or that nothing has a figure yet. */
export function ListHeadline({ result }: { readonly result: ListResult }) {
  const isTotal = result.kind === 'total';
  return (
    <>
      <Text fontSize="h2" fontWeight="light" lineHeight="1.15" letterSpacing="-0.02em">
        {isTotal ? `${kilogramsText(result.grams)}\u202Fkg CO2e` : noFigureText(result)}
      </Text>
      {isTotal && (
        <>
          <Text>{fill(texts.per, rowsOfTotal(result))}</Text>
          <Text size="small">{sumDetails(result)}</Text>
        </>
      )}
    </>
  );
}

/** Its flights, its range, and what has none. */
function sumDetails({ flights, range, gramsWithoutRange }: Extract<ListResult, { readonly kind: 'total' }>): string {
  return JOIN.clauses([
    counted(texts.flights, flights),
    ...(range
      ? [fill(texts.between, { low: kilogramsText(range.lowGrams), high: kilogramsText(range.highGrams) })]
      : []),
    ...(gramsWithoutRange > 0 ? [fill(texts.withoutRange, { kg: kilogramsText(gramsWithoutRange) })] : []),
  ]);
}

type UnusedColumnsProps = { readonly columns: readonly UnusedColumn[]; readonly most?: number };

/**
 * The columns that nobody read: a figure that leaves something out is not taken for the whole.
 *
 * @param most - of more, those are named that may mean something, and some of the others
 */
export function UnusedColumns({ columns, most = columns.length }: UnusedColumnsProps) {
  if (columns.length === 0) return null;
  const isLong = columns.length > most;
  const named = isLong
    ? columns.toSorted((a, b) => Number(b.mayMean !== undefined) - Number(a.mayMean !== undefined)).slice(0, most)
    : columns;
  const names = [...named.map(unusedText), ...(isLong ? ['…'] : [])];
  const unused = fillCount(texts.unused, { count: columns.length }, OWN_MANNER);
  const uncounted = columns.filter(({ isUncounted }) => isUncounted);
  return (
    <>
      <Text>{JOIN.labelled(unused, JOIN.clauses(names))}</Text>
      {uncounted.length > 0 && <Alert>{uncountedText(uncounted)}</Alert>}
    </>
  );
}

/** Which rows that say "there and back" stand for one flight, since the flight back has a row of its own. */
export function OwnReturns({ totals, ownReturns }: Pick<ListSummary, 'totals' | 'ownReturns'>) {
  if (!ownReturns) return null;
  const { own, all, seen } = ownReturns;
  const sentences = [
    fill(texts.ownReturns, { own: formatWhole(own), all: formatWhole(all) }),
    ...(totals.rows > seen ? [fill(texts.laterReturns, { seen: formatWhole(seen) })] : []),
  ];
  return <Text>{JOIN.sentences(sentences)}</Text>;
}

function unusedText({ name, mayMean }: UnusedColumn): string {
  if (mayMean === undefined) return name;
  return JOIN.aside(name, fill(texts.mayMean, { field: TITLES.fields[mayMean] }));
}

function uncountedText(columns: readonly UnusedColumn[]): string {
  const names = JOIN.clauses(columns.map(({ name }) => fill(texts.quotedName, { name })));
  return fillCount(texts.uncounted, { count: columns.length, names }, OWN_MANNER);
}
