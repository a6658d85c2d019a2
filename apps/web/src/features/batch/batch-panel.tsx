import { Button, Flex, Progress, Stack } from '@chakra-ui/react';
import { formatWhole } from '@tim/format';
import { fill } from '@tim/languages';
import { useRef } from 'react';
import { Text, VisuallyHidden } from '../../shared/ui/typography.tsx';
import { BATCH } from './texts.ts';
import { BatchResult } from './batch-result.tsx';
import { kilogramsText, noFigureText, rowsOfTotal, rowsText } from './batch-words.ts';
import { ColumnChoice } from './column-choice.tsx';
import { ListInput } from './list-input.tsx';
import { useBatch, type BatchState, type StartListWorker } from './use-batch.ts';

type BatchPanelProps = {
  /** Starts the worker. */
  readonly start: StartListWorker;
};

/** A list, from its text to its answers, a step at a time. */
export function BatchPanel({ start }: BatchPanelProps) {
  const batch = useBatch(start);
  const { state } = batch;
  const shownStep = useRef(state.step);
  /** The heading of a step that has just begun takes the focus, and the window's upper end. */
  const headingRef = (heading: HTMLElement | null) => {
    if (heading && shownStep.current !== state.step) {
      heading.focus({ preventScroll: true });
      heading.scrollIntoView();
    }
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
          said={state.step === 'input' ? state.said : undefined}
          onText={(text) => void batch.readText(text)}
          onFiles={(files) => void batch.readFiles(files)}
        />
      </div>
      {state.step === 'columns' && (
        <ColumnChoice
          list={state}
          problem={state.problem}
          headingRef={headingRef}
          onColumns={(columns) => void batch.changeColumns(state, columns)}
          onRead={(said) => void batch.readAgain(state, said)}
          onChange={batch.change}
          onCompute={() => void batch.compute(state)}
          onRestart={batch.restart}
        />
      )}
      {state.step === 'computing' && (
        <Stack as="section" gap="4" minWidth="0" aria-label={BATCH.progressLabel}>
          <Progress.Root max={state.shape.rows} value={state.done ?? null}>
            <Progress.Track aria-label={BATCH.progressLabel}>
              <Progress.Range />
            </Progress.Track>
          </Progress.Root>
          <Flex wrap="wrap" align="center" gap="3">
            <Text fontVariantNumeric="tabular-nums">
              {state.done === undefined
                ? BATCH.loading
                : fill(BATCH.computing, {
                    done: formatWhole(state.done),
                    all: rowsText(state.shape.rows),
                    kilograms: kilogramsText(state.grams ?? 0),
                  })}
            </Text>
            <Button type="button" variant="outline" onClick={() => batch.stop(state)}>
              {BATCH.stop}
            </Button>
          </Flex>
        </Stack>
      )}
      {state.step === 'answered' && (
        <BatchResult
          list={state}
          summary={state.summary}
          statement={state.statement}
          work={batch.ask()}
          headingRef={headingRef}
          onTarget={batch.compare}
          onPlaces={(places) => void batch.compute({ ...state, places: { ...state.places, ...places } })}
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
  const { result } = state.summary;
  if (result.kind === 'no-figure-yet') return noFigureText(result);
  return fill(BATCH.result.announcement, { kg: kilogramsText(result.grams), ...rowsOfTotal(result) });
}
