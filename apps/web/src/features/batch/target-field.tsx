import { Button, Flex, Input, Stack } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { LabelledControl } from '../../shared/form/labelled-control.tsx';
import { Alert } from '../../shared/ui/alert.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import { FileButton } from './file-button.tsx';
import { BATCH } from './texts.ts';

const texts = BATCH.whatIf;

type TargetFieldProps = {
  /** The list next to its target, in sentences. */
  readonly text: string | undefined;
  /** Resolves to why nothing can be compared with it, if so. */
  readonly onTarget: (target: string | Blob) => Promise<string | undefined>;
};

/** Where a budget is named, or a list that was answered before. */
export function TargetField({ text, onTarget }: TargetFieldProps) {
  const [budget, setBudget] = useState('');
  const [problem, setProblem] = useState<string>();
  const compare = async (target: string | Blob) => setProblem(await onTarget(target));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void compare(budget.trim());
  };
  return (
    <Stack gap="2">
      <Flex asChild wrap="wrap" align="end" gap="3" data-print="hide">
        <form onSubmit={submit}>
          <LabelledControl label={texts.target}>
            <Input maxWidth="10rem" value={budget} onChange={({ target }) => setBudget(target.value)} />
          </LabelledControl>
          <Button type="submit" variant="outline">
            {texts.compare}
          </Button>
          <FileButton
            text={texts.before}
            accept=".csv,.xlsx,.ndjson,.jsonl"
            onFiles={([file]) => {
              if (file) void compare(file);
            }}
          />
        </form>
      </Flex>
      {problem && <Alert>{problem}</Alert>}
      <Text role="status">{problem ? undefined : text}</Text>
    </Stack>
  );
}
