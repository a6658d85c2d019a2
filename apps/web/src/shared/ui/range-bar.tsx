import { AxisMark, AxisTrack } from './axis-track.tsx';

type RangeBarProps = {
  readonly kg: number;
  readonly range: { readonly lowKg: number; readonly highKg: number } | undefined;
  /** Where the axis ends, which the bars of a list have in common [kg]. */
  readonly endKg: number;
};

/** A figure and its range on an axis from zero. The words beside it say the same. */
export function RangeBar({ kg, range, endKg }: RangeBarProps) {
  const share = (value: number) => `${((value / endKg) * 100).toFixed(2)}%`;
  return (
    <AxisTrack height="5" aria-hidden="true">
      {range && <AxisMark kind="range" left={share(range.lowKg)} width={share(range.highKg - range.lowKg)} />}
      <AxisMark kind="figure" isChosen left={share(kg)} />
    </AxisTrack>
  );
}
