import { chakra } from '@chakra-ui/react';
import { AxisTrack } from '../axis-track.ts';
import { OTHERS } from '../../../content/others.ts';
import { axisEndKg } from '../headline/rounding.ts';
import { kilogramsText } from '../kilograms-text.ts';
import type { Bounds } from '../range-words.ts';
import type { MethodFigure } from './method-groups.ts';

const Rows = chakra('ul', { base: { listStyle: 'none', fontVariantNumeric: 'tabular-nums' } });
const Row = chakra('li', {
  base: {
    display: 'grid',
    columnGap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '21rem minmax(0, 1fr) 5rem' },
    alignItems: 'center',
    fontSize: 'sm',
    lineHeight: '1.35',
    py: { md: '0.5' },
    '& > :nth-of-type(2)': { textAlign: 'end', gridColumn: { md: '3' } },
    '& > div': { gridColumn: { base: '1 / -1', md: '2' }, gridRow: { md: '1' } },
    breakInside: 'avoid',
  },
  variants: { isOwn: { true: { fontWeight: 'medium' } } },
});
/** Where the visitor's figure is, in each row. */
const OwnLine = chakra('span', {
  base: { position: 'absolute', insetBlock: '0', borderInlineStart: '1px dashed {colors.fg}' },
});
/** Drawn by their edges alone, which paper and forced colours keep. */
const Mark = chakra('span', {
  base: { position: 'absolute', top: '50%', transform: 'translate(-50%, -50%)' },
  variants: {
    kind: {
      other: { border: '0.375rem solid {colors.fg.muted}', borderRadius: '50%' },
      main: { border: '0.5rem solid {colors.accent}', borderRadius: '50%' },
      own: { border: '0.4375rem solid {colors.fg}', transform: 'translate(-50%, -50%) rotate(45deg)' },
      range: { borderBottom: '0.5rem solid {colors.level.low}', transform: 'translateY(-50%)' },
    },
  },
});
const Ends = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', fontSize: 'xs', color: 'fg.muted' },
});

type DotListProps = {
  readonly figures: readonly MethodFigure[];
  /** Of this site's own figure. */
  readonly range: Bounds | undefined;
  readonly ownKg: number | undefined;
};

/** Every figure as a dot, all on one axis from zero, each with its name and its kilograms. */
export function DotList({ figures, range, ownKg }: DotListProps) {
  const end = axisEndKg(Math.max(1, range?.highest ?? 0, ownKg ?? 0, ...figures.map(({ kg }) => kg)));
  const at = (kg: number) => `${((kg / end) * 100).toFixed(2)}%`;
  return (
    <div>
      <Rows aria-label={OTHERS.chart}>
        {figures.map(({ name, kg, isMain = false }) => (
          <Row key={name}>
            <span>{name}</span>
            <span>{kilogramsText(kg)}</span>
            <AxisTrack height="1.5rem">
              {isMain && range && (
                <Mark kind="range" style={{ left: at(range.lowest), width: at(range.highest - range.lowest) }} />
              )}
              {ownKg !== undefined && <OwnLine style={{ left: at(ownKg) }} />}
              <Mark kind={isMain ? 'main' : 'other'} style={{ left: at(kg) }} />
            </AxisTrack>
          </Row>
        ))}
        {ownKg !== undefined && (
          <Row isOwn>
            <span>{OTHERS.yours}</span>
            <span>{kilogramsText(ownKg)}</span>
            <AxisTrack height="1.5rem">
              <OwnLine style={{ left: at(ownKg) }} />
              <Mark kind="own" style={{ left: at(ownKg) }} />
            </AxisTrack>
          </Row>
        )}
      </Rows>
      <Row as="div" aria-hidden="true">
        <span />
        <span />
        <Ends>
          <span>0</span>
          <span>{kilogramsText(end)}</span>
        </Ends>
      </Row>
    </div>
  );
}
