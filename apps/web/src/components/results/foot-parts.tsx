import type { AlongProps } from './along/result-facts.ts';
import { AlongSection } from './along-section.tsx';
import { ResultAddress } from './result-address.tsx';
import { WorkingSection } from './working-section.tsx';

/** How a result came about, what it states, and the ways to take it along. */
export function FootParts(props: AlongProps) {
  const { kind, figures } = props.answer;
  const { working, range } = figures;
  const aircraft = kind === 'flight' ? figures.aircraft : undefined;
  return (
    <div>
      {working && <WorkingSection working={working} range={range} aircraft={aircraft} />}
      <AlongSection {...props} />
      <ResultAddress />
    </div>
  );
}
