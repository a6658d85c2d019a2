import type { TypicalFigures } from '../../api/answers.ts';
import { OPTIONS } from '../../content/options.ts';
import { Text } from '../typography.tsx';

type TypicalExplainedProps = {
  readonly typical: TypicalFigures;
  /** Ways of the list that the typical figure counts. */
  readonly counted: number;
};

/** Which ways the typical figure is the middle of, and why a neighbour's is the same. */
export function TypicalExplained({ typical, counted }: TypicalExplainedProps) {
  const sentences = [
    ...(counted > 1 ? [OPTIONS.typical(counted)] : []),
    ...(typical.answeredMarkets.length > 0 ? [OPTIONS.cities] : []),
  ];
  return sentences.length === 0 ? null : (
    <Text size="small" tone="muted" mt="2">
      {sentences.join(' ')}
    </Text>
  );
}
