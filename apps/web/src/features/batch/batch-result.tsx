import { Button, Flex, Stack } from '@chakra-ui/react';
import type { BreakdownBy } from '@tim/batch';
import { useEffect, useState } from 'react';
import { useFinder } from '../../shared/find/finder.tsx';
import { Tick } from '../../shared/form/tick.tsx';
import { ActionGroup } from '../../shared/ui/action-group.tsx';
import { savedText } from '../../shared/ui/action-words.ts';
import { saveFile } from '../../shared/ui/save-file.ts';
import { Heading, Text } from '../../shared/ui/typography.tsx';
import { ACTIONS } from '../../shared/ui/texts.ts';
import { BATCH } from './texts.ts';
import type { ListWork, ListStatement, ListSummary } from '../../shared/compute/list-types.ts';
import { breakdownSheet, missingText, notedText, skippedText, useNames } from './batch-words.ts';
import { ListHeadline, OwnReturns, UnusedColumns } from './list-headline.tsx';
import { ListPart } from './list-part.tsx';
import { MadeOf } from './made-of.tsx';
import { PlaceQuestions } from './place-questions.tsx';
import { RestsOn } from './rests-on.tsx';
import { RowTable } from './row-table.tsx';
import type { ReadList } from './use-batch.ts';
import { WhatIf } from './what-if.tsx';

type BatchResultProps = {
  readonly list: ReadList;
  readonly summary: ListSummary;
  readonly statement: ListStatement;
  readonly work: ListWork;
  readonly headingRef: (heading: HTMLElement | null) => void;
  readonly onTarget: (target: string | Blob) => Promise<string | undefined>;
  readonly onPlaces: (places: Readonly<Record<string, string>>) => void;
  readonly onChange: () => void;
  readonly onRestart: () => void;
};

/** A list's answer: its total, what it is made of, what to know about it, and row by row. */
export function BatchResult({
  list,
  summary,
  statement,
  work,
  headingRef,
  onTarget,
  onPlaces,
  onChange,
  onRestart,
}: BatchResultProps) {
  const { result, unusedColumns, breakdowns } = summary;
  // The totals and rows name their places, in the page's language.
  const { load } = useFinder();
  useEffect(load, [load]);
  const [chosen, setChosen] = useState<BreakdownBy>();
  // By month where there are dates.
  const by = chosen ?? breakdowns.find(({ kind }) => kind === 'month') ?? breakdowns[0];
  return (
    <Stack as="section" minWidth="0" aria-label={BATCH.result.heading} gap="8">
      <Stack gap="2">
        <Heading ref={headingRef} tabIndex={-1} as="h2" size="h3">
          {BATCH.result.heading}
        </Heading>
        <ListHeadline result={result} />
        <UnusedColumns columns={unusedColumns} />
        <OwnReturns {...summary} />
        <Flex wrap="wrap" align="center" gap="3" data-print="hide">
          <Button type="button" variant="outline" onClick={onChange}>
            {BATCH.columns.change}
          </Button>
          <Button type="button" variant="outline" onClick={onRestart}>
            {BATCH.columns.another}
          </Button>
        </Flex>
      </Stack>
      <MadeOf breakdowns={breakdowns} by={by} onChoose={setChosen} find={work.breakdown} />
      <WhatIf {...summary} onTarget={onTarget} />
      <Lines heading={BATCH.result.missing} lines={statement.missing.map(missingText)} />
      <PlaceQuestions
        questions={result.placeChoices}
        names={summary.placeNames}
        near={summary.nearPlaces}
        usual={summary.usualPlaces}
        onPlaces={onPlaces}
      />
      <Lines heading={BATCH.result.skipped} lines={statement.skipped.map(skippedText)} />
      {result.skipped.some(({ kind }) => OF_OTHER_ROWS.has(kind)) && <Text size="small">{BATCH.result.refund}</Text>}
      <Lines heading={BATCH.result.known} lines={statement.noted.map(notedText)} />
      <Keep list={list} work={work} by={by} />
      <RowTable rows={work.rows} />
      <RestsOn summary={summary} statement={statement} />
    </Stack>
  );
}

/** Rows that may be about a ticket which stands in a row of its own. */
const OF_OTHER_ROWS: ReadonlySet<string> = new Set(['refund', 'cancelled', 'void']);

function Lines({ heading, lines }: { readonly heading: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ListPart heading={heading} gap="2">
      <Stack as="ul" listStyle="none" gap="1" fontSize="sm">
        {lines.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Stack>
    </ListPart>
  );
}

type KeepProps = Pick<BatchResultProps, 'list' | 'work'> & {
  /** The breakdown that is shown: a sheet of the workbook. */
  readonly by: BreakdownBy | undefined;
};

/** Whether something was chosen that the next list would have to be told again. */
const hasCorrections = ({ shape, columns, told, dateOrder, places }: ReadList): boolean =>
  Object.keys(places).length > 0 || columns !== shape.columns || dateOrder !== told.dates.order;

/** The answers as files, made when they are asked for, and on paper. */
function Keep({ list, work, by }: KeepProps) {
  const { origin } = list;
  const names = useNames();
  const [said, setSaid] = useState<string>();
  const [isForSpreadsheets, setIsForSpreadsheets] = useState(true);
  const [isWithPeople, setIsWithPeople] = useState(false);
  const name = (origin.fileName ?? 'flights').replace(/\.[^.]+$/, '');
  const save = async (file: string, content: () => Promise<Blob>) => {
    try {
      saveFile(file, await content());
      setSaid(savedText(file));
    } catch {
      setSaid(ACTIONS.notSaved);
    }
  };
  const workbook = async (): Promise<Blob> =>
    work.xlsx(by ? [breakdownSheet(by, await work.breakdown(by), names)] : []);
  const actions = [
    { name: BATCH.result.saveCsv, act: () => save(`${name}-emissions.csv`, () => work.csv(isForSpreadsheets)) },
    { name: BATCH.result.saveXlsx, act: () => save(`${name}-emissions.xlsx`, workbook) },
    { name: BATCH.result.saveRecord, act: () => save(`${name}-record.json`, () => work.record(origin, isWithPeople)) },
    ...(hasCorrections(list)
      ? [{ name: BATCH.result.saveCorrections, act: () => save(`${name}-corrections.json`, work.corrections) }]
      : []),
    { name: BATCH.result.print, act: () => window.print() },
  ];
  return (
    <div data-print="hide">
      <ActionGroup heading={BATCH.result.keep} actions={actions} said={said}>
        <Tick text={BATCH.result.forSpreadsheets} isTicked={isForSpreadsheets} onTick={setIsForSpreadsheets} />
        <Tick text={BATCH.result.withPeople} isTicked={isWithPeople} onTick={setIsWithPeople} />
        <Text size="small" tone="muted">
          {BATCH.result.recordNote} {BATCH.rows.onPaper}
        </Text>
      </ActionGroup>
    </div>
  );
}
