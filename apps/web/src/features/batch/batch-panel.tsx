import { chakra } from '@chakra-ui/react';
import { formatWhole } from '@tim/format';
import { useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { Text, VisuallyHidden } from '../../components/typography.tsx';
import { BATCH } from '../../content/batch.ts';
import type { BatchClient } from './batch-client.ts';
import { BatchResult } from './batch-result.tsx';
import { kilogramsText, rowsText } from './batch-words.ts';
import { ColumnChoice } from './column-choice.tsx';
import { Row, Stack } from './controls.tsx';
import { ListInput } from './list-input.tsx';
import { useBatch, type BatchState } from './use-batch.ts';

const Progress = chakra('progress', {
  base: { width: 'full', maxWidth: '38rem', height: '0.75rem', accentColor: '{colors.accent}' },
});

type BatchPanelProps = {
  /** Starts the worker. */
  readonly start: () => BatchClient;
};

/** A list, from its text to its answers, a step at a time. */
export function BatchPanel({ start }: BatchPanelProps) {
  const batch = useBatch(start);
  const { state } = batch;
  const shownStep = useRef(state.step);
  /** Whoever brought the next step about is taken there. */
  const headingRef = (heading: HTMLElement | null) => {
    if (heading && shownStep.current !== state.step) heading.focus();
    if (heading) shownStep.current = state.step;
  };
  const hasInput = state.step === 'input' || state.step === 'reading';
  return (
    <>
      <VisuallyHidden role="status">{announcement(state)}</VisuallyHidden>
      {/* It stays, hidden, with what was typed. */}
      <div hidden={!hasInput}>
        <ListInput
          problem={state.step === 'input' ? state.problem : undefined}
          isReading={state.step === 'reading'}
          onText={(text) => void batch.read(text, { fileName: undefined })}
          onFile={(file) => void batch.read(file, { fileName: file.name })}
        />
      </div>
      {state.step === 'columns' && (
        <ColumnChoice
          list={state}
          problem={state.problem}
          headingRef={headingRef}
          onColumns={(columns) => void batch.changeColumns(state, columns)}
          onChange={batch.change}
          onCompute={() => void batch.compute(state)}
          onRestart={batch.restart}
        />
      )}
      {state.step === 'computing' && (
        <Stack aria-label={BATCH.progressLabel}>
          <Progress
            aria-label={BATCH.progressLabel}
            max={state.shape.rows}
            {...(state.done !== undefined && { value: state.done })}
          />
          <Row>
            <Text fontVariantNumeric="tabular-nums">
              {state.done === undefined
                ? BATCH.loading
                : BATCH.computing(formatWhole(state.done), rowsText(state.shape.rows))}
            </Text>
            <Button type="button" look="outline" onClick={() => batch.stop(state)}>
              {BATCH.stop}
            </Button>
          </Row>
        </Stack>
      )}
      {state.step === 'answered' && (
        <BatchResult
          list={state}
          summary={state.summary}
          statement={state.statement}
          work={batch.ask()}
          headingRef={headingRef}
          onChange={() => batch.change(state)}
          onRestart={batch.restart}
        />
      )}
    </>
  );
}

function announcement(state: BatchState): string | undefined {
  if (state.step === 'computing') return state.done === undefined ? BATCH.loading : undefined;
  if (state.step !== 'answered') return undefined;
  const { grams, figures, rows } = state.summary.totals;
  return BATCH.result.announcement(kilogramsText(grams), formatWhole(figures), rowsText(rows));
}
