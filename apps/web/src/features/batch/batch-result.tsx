import { chakra } from '@chakra-ui/react';
import { formatWhole } from '@tim/format';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Choice } from '../../components/form/choices.tsx';
import { ActionGroup } from '../../components/results/along/action-group.tsx';
import { saveFile } from '../../components/results/along/save-file.ts';
import { Heading, Text } from '../../components/typography.tsx';
import { ALONG } from '../../content/along.ts';
import { BATCH } from '../../content/batch.ts';
import type { BatchWork, ListStatement, ListSummary } from './batch-types.ts';
import { kilogramsText, rowsText } from './batch-words.ts';
import { Row, Stack } from './controls.tsx';
import { PartBars, PartSums } from './part-list.tsx';
import { RestsOn } from './rests-on.tsx';
import { RowTable } from './row-table.tsx';
import type { ReadList } from './use-batch.ts';

const Total = chakra('p', {
  base: { fontSize: 'h2', fontWeight: 'light', lineHeight: '1.15', letterSpacing: '-0.02em' },
});
const Sums = chakra('div', {
  base: { display: 'grid', gap: '6', gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))' },
});
const Lines = chakra('ul', {
  base: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '1', fontSize: 'sm' },
});

/** Large enough to press. */
const Tick = chakra('input', { base: { width: '1.5rem', height: '1.5rem', flexShrink: '0' } });

type BatchResultProps = {
  readonly list: ReadList;
  readonly summary: ListSummary;
  readonly statement: ListStatement;
  readonly work: BatchWork;
  readonly headingRef: (heading: HTMLElement | null) => void;
  readonly onChange: () => void;
  readonly onRestart: () => void;
};

/** A list's answer: its total, what to know about it, by month, route, airline, cabin and traveller, and row by row. */
export function BatchResult({ list, summary, statement, work, headingRef, onChange, onRestart }: BatchResultProps) {
  const { totals, parts } = summary;
  const notes = statement.assumed.filter(({ warning }) => warning !== undefined);
  return (
    <Stack aria-label={BATCH.result.heading} gap="8">
      <Stack as="div" gap="2">
        <Heading ref={headingRef} tabIndex={-1} as="h2" size="h3">
          {BATCH.result.heading}
        </Heading>
        <Total>
          {kilogramsText(totals.grams)}
          {'\u202F'}kg CO2e
        </Total>
        <Text>{BATCH.result.per(formatWhole(totals.figures), rowsText(totals.rows))}</Text>
        <Row data-print="hide">
          <Button type="button" look="outline" onClick={onChange}>
            {BATCH.columns.change}
          </Button>
          <Button type="button" look="outline" onClick={onRestart}>
            {BATCH.columns.another}
          </Button>
        </Row>
      </Stack>
      <Counts heading={BATCH.result.missing} lines={statement.missing.map(({ meaning, rows }) => [rows, meaning])} />
      <Counts heading={BATCH.result.known} lines={notes.map(({ what, rows }) => [rows, what])} />
      <Keep list={list} work={work} />
      {totals.figures > 0 && (
        <Stack aria-label={BATCH.result.totals} gap="6">
          <Heading as="h3" size="h3">
            {BATCH.result.totals}
          </Heading>
          <PartBars dimension="month" parts={parts.month} />
          <PartBars dimension="route" parts={parts.route} />
          <Sums>
            <PartSums dimension="carrier" parts={parts.carrier} />
            <PartSums dimension="cabin" parts={parts.cabin} />
            <PartSums dimension="traveller" parts={parts.traveller} />
          </Sums>
        </Stack>
      )}
      <RowTable rows={work.rows} />
      <RestsOn summary={summary} statement={statement} />
    </Stack>
  );
}

function Counts({
  heading,
  lines,
}: {
  readonly heading: string;
  readonly lines: readonly (readonly [number, string])[];
}) {
  if (lines.length === 0) return null;
  return (
    <Stack aria-label={heading} gap="2">
      <Heading as="h3" size="h3">
        {heading}
      </Heading>
      <Lines>
        {lines.map(([rows, text]) => (
          <li key={text}>
            {rowsText(rows)}: {text}
          </li>
        ))}
      </Lines>
    </Stack>
  );
}

/** The answers as files, made when they are asked for, and on paper. */
function Keep({ list: { origin }, work }: { readonly list: ReadList; readonly work: BatchWork }) {
  const [said, setSaid] = useState<string>();
  const [isForSpreadsheets, setIsForSpreadsheets] = useState(true);
  const name = (origin.fileName ?? 'flights').replace(/\.[^.]+$/, '');
  const save = async (file: string, content: () => Promise<Blob>) => {
    try {
      saveFile(file, await content());
      setSaid(ALONG.saved(file));
    } catch {
      setSaid(ALONG.notSaved);
    }
  };
  const actions = [
    { name: BATCH.result.saveCsv, act: () => save(`${name}-emissions.csv`, () => work.csv(isForSpreadsheets)) },
    { name: BATCH.result.saveRecord, act: () => save(`${name}-record.json`, () => work.record(origin)) },
    { name: BATCH.result.print, act: () => window.print() },
  ];
  return (
    <div data-print="hide">
      <ActionGroup heading={BATCH.result.keep} actions={actions} said={said}>
        <Choice>
          <Tick
            type="checkbox"
            aria-label={BATCH.result.forSpreadsheets}
            checked={isForSpreadsheets}
            onChange={({ target }) => setIsForSpreadsheets(target.checked)}
          />
          {BATCH.result.forSpreadsheets}
        </Choice>
        <Text size="small" tone="muted">
          {BATCH.result.recordNote} {BATCH.rows.onPaper}
        </Text>
      </ActionGroup>
    </div>
  );
}
