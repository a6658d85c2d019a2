import { Button, Flex, Textarea } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState, type ClipboardEvent, type DragEvent, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { FormFrame } from '../../shared/form/form-frame.ts';
import { listOf } from '../../shared/form/listed-flight.ts';
import { Alert } from '../../shared/ui/alert.tsx';
import { Heading, Label, Text } from '../../shared/ui/typography.tsx';
import { FileButton } from './file-button.tsx';
import { BATCH } from './texts.ts';

/** A longer text is read as it is pasted: browsers take minutes to lay it out in a field [letters]. */
const MOST_SHOWN = 50_000;

const ACCEPTED =
  '.csv,.tsv,.txt,.xlsx,.xlsm,.ods,.ics,.json,.ndjson,.jsonl,.pkpass,text/csv,text/plain,text/tab-separated-values,text/calendar';

type ListInputProps = {
  readonly problem: string | undefined;
  /** What was read that is no list. */
  readonly said: string | undefined;
  readonly isReading: boolean;
  readonly onText: (text: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
};

/** A file that is dropped beside the form would be opened in place of the page, and a list's answers be lost. */
function keepPage(): () => void {
  const listening = new AbortController();
  for (const type of ['dragover', 'drop'] as const) {
    document.addEventListener(type, (event) => event.preventDefault(), { signal: listening.signal });
  }
  return () => listening.abort();
}

/** Where a list is pasted, typed, chosen or dropped. */
export function ListInput({ problem, said, isReading, onText, onFiles }: ListInputProps) {
  const { state } = useLocation();
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const [isOver, setIsOver] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onText(text.current?.value ?? '');
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (pasted.length <= MOST_SHOWN) return;
    event.preventDefault();
    onText((text.current?.value ?? '') + pasted);
  };
  useEffect(keepPage, []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const dropped = [...event.dataTransfer.files];
    if (dropped.length > 0) onFiles(dropped);
  };
  return (
    <FormFrame
      wordBreak="break-word"
      css={{ '&[data-over]': { borderColor: 'accent', outline: '2px dashed {colors.accent}' } }}
      aria-label={BATCH.input.heading}
      data-over={isOver ? '' : undefined}
      onSubmit={submit}
      onDragOver={() => setIsOver(true)}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Heading as="h2" size="h3">
        {BATCH.input.heading}
      </Heading>
      {problem && <Alert>{problem}</Alert>}
      {said && <Text>{said}</Text>}
      <Label htmlFor={id}>{BATCH.input.label}</Label>
      <Textarea
        // Keeps its lines: a list is wider than a phone, and scrolls in its field.
        minHeight="11rem"
        fontFamily="mono"
        whiteSpace="pre"
        resize="vertical"
        overflow="auto"
        ref={text}
        id={id}
        defaultValue={listOf(state)}
        aria-describedby={`${id}-hint`}
        spellCheck={false}
        autoComplete="off"
        onPaste={paste}
      />
      <Text id={`${id}-hint`} size="small" tone="muted">
        {BATCH.input.hint}
      </Text>
      <Flex wrap="wrap" align="center" gap="3">
        <Button type="submit" disabled={isReading}>
          {BATCH.input.read}
        </Button>
        <FileButton text={BATCH.input.choose} accept={ACCEPTED} isForLists onFiles={onFiles} />
        <Text size="small" tone="muted">
          {BATCH.input.drop}
        </Text>
        <Button
          type="button"
          variant="outline"
          onClick={() => {
            if (text.current) text.current.value = BATCH.input.exampleText;
          }}
        >
          {BATCH.input.example}
        </Button>
      </Flex>
    </FormFrame>
  );
}
