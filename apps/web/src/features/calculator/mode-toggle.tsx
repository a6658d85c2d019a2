import { Segments } from '../../shared/ui/segments.tsx';
import { CALCULATOR } from './texts.ts';
import type { CalculatorMode } from './calculator-address.ts';

const MODES: readonly CalculatorMode[] = ['route', 'flight'];

type ModeToggleProps = { readonly mode: CalculatorMode; readonly onChoose: (mode: CalculatorMode) => void };

/** A route or a specific flight. */
export function ModeToggle({ mode, onChoose }: ModeToggleProps) {
  return (
    <Segments label={CALCULATOR.modeLabel} options={MODES} names={CALCULATOR.modes} value={mode} onChange={onChoose} />
  );
}
