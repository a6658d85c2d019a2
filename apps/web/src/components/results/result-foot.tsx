import type { AlongProps } from './along/result-facts.ts';
import { AlongSection } from './along-section.tsx';
import { OthersSection } from './others-section.tsx';
import { ResultAddress } from './result-address.tsx';
import { WhatIfSection } from './what-if-section.tsx';
import { WorkingSection } from './working-section.tsx';

/** How a result came about, what others say of it, what it states, and the ways to take it along. */
export function ResultFoot(props: AlongProps) {
  const { answer, entry } = props;
  const { working, range } = answer.figures;
  const aircraft = answer.kind === 'flight' ? answer.figures.aircraft : undefined;
  return (
    <div>
      {working && <WorkingSection working={working} range={range} aircraft={aircraft} />}
      {working && aircraft && answer.kind === 'flight' && <WhatIfSection entry={entry} answer={answer.figures} />}
      {working && answer.kind === 'flight' && (
        <OthersSection origin={entry.origin} destination={entry.destination} answer={answer.figures} />
      )}
      <AlongSection {...props} />
      <ResultAddress />
    </div>
  );
}
