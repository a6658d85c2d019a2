import type { AlongProps } from '../../features/result/facts/result-facts.ts';
import { AlongSection } from '../../features/take-along/take-along-section.tsx';
import { OthersSection } from '../../features/other-methods/other-methods-section.tsx';
import { ResultAddress } from '../../features/result/result-address.tsx';
import { WhatIfSection } from '../../features/what-if/what-if-section.tsx';
import { WorkingSection } from '../../features/working/working-section.tsx';

/** How a result came about, what others say of it, what it states, and the ways to take it along. */
export function ResultFoot(props: AlongProps) {
  const { answer, entry, cabin } = props;
  const { working, range } = answer.figures;
  const aircraft = answer.kind === 'flight' ? answer.figures.aircraft : undefined;
  return (
    <div>
      {working && <WorkingSection working={working} range={range} aircraft={aircraft} />}
      {working && aircraft && answer.kind === 'flight' && <WhatIfSection entry={entry} answer={answer.figures} />}
      {working && answer.kind === 'flight' && (
        <OthersSection origin={entry.origin} destination={entry.destination} cabin={cabin} answer={answer.figures} />
      )}
      <AlongSection {...props} />
      <ResultAddress />
    </div>
  );
}
