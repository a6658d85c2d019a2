import { chakra } from '@chakra-ui/react';
import { useId, useRef, useState, type ClipboardEvent, type DragEvent, type FormEvent } from 'react';
import { Button } from '../../components/button.tsx';
import { Label } from '../../components/form/select.tsx';
import { NARROW_EDGE } from '../../components/page-column.tsx';
import { Alert } from '../../components/results/alert.tsx';
import { Heading, Text, VisuallyHidden } from '../../components/typography.tsx';
import { BATCH } from '../../content/batch.ts';
import { ListText, Row } from './controls.tsx';

/** A longer text is read as it is pasted: browsers take minutes to lay it out in a field [letters]. */
const MOST_SHOWN = 50_000;

const Form = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    p: { base: NARROW_EDGE, sm: '6' },
    wordBreak: 'break-word',
    bg: 'bg.subtle',
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
    '&[data-over]': { borderColor: 'accent', outline: '2px dashed {colors.accent}' },
  },
});

type ListInputProps = {
  readonly problem: string | undefined;
  readonly isReading: boolean;
  readonly onText: (text: string) => void;
  readonly onFile: (file: File) => void;
};

/** Where a list is pasted, typed, chosen or dropped. */
export function ListInput({ problem, isReading, onText, onFile }: ListInputProps) {
  const id = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
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
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onFile(dropped);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <Form
      aria-label={BATCH.input.heading}
      data-over={isOver ? '' : undefined}
      onSubmit={submit}
      onDragOver={drag}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Heading as="h2" size="h3">
        {BATCH.input.heading}
      </Heading>
      {problem && <Alert>{problem}</Alert>}
      <Label htmlFor={id}>{BATCH.input.label}</Label>
      <ListText
        ref={text}
        id={id}
        aria-describedby={`${id}-hint`}
        spellCheck={false}
        autoComplete="off"
        onPaste={paste}
      />
      <Text id={`${id}-hint`} size="small" tone="muted">
        {BATCH.input.hint}
      </Text>
      <Row>
        <Button type="submit" disabled={isReading}>
          {BATCH.input.read}
        </Button>
        <Button type="button" look="outline" onClick={() => file.current?.click()}>
          {BATCH.input.choose}
        </Button>
        <Text size="small" tone="muted">
          {BATCH.input.drop}
        </Text>
        <Button
          type="button"
          look="outline"
          onClick={() => {
            if (text.current) text.current.value = BATCH.input.exampleText;
          }}
        >
          {BATCH.input.example}
        </Button>
      </Row>
      <VisuallyHidden>
        <input
          ref={file}
          type="file"
          tabIndex={-1}
          aria-label={BATCH.input.fileLabel}
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) onFile(chosen);
            target.value = '';
          }}
        />
      </VisuallyHidden>
    </Form>
  );
}
