import type { TypicalFigures } from '../../shared/api/answers.ts';
import { JOIN } from '../../shared/join.ts';
import { OPTIONS } from './texts.ts';
import { Text } from '../../shared/ui/typography.tsx';

/** Which ways the typical figure is the middle of, and why a neighbour's is the same. */
export function TypicalExplained({ typical }: { readonly typical: TypicalFigures }) {
  return (
    <Text size="small" tone="muted" mt="2">
      {JOIN.sentences([OPTIONS.typical, ...(typical.answeredMarkets.length > 0 ? [OPTIONS.cities] : [])])}
    </Text>
  );
}
