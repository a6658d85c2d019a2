import { Button, chakra } from '@chakra-ui/react';
import { formatWhole, type GramsByCabin } from '@tim/format';
import { fill } from '@tim/languages';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { WHAT_IF } from './texts.ts';
import { Text, VisuallyHidden } from '../../shared/ui/typography.tsx';
import { EmissionsTable } from '../tables/emissions-table.tsx';
import { UNCHANGED } from './what-if-fields.ts';
import { changeInShort, spokenChange, whatIfRows } from './what-if-rows.ts';
import type { ReadyState } from './use-what-if.ts';

/** How long nothing changes before a screen reader is told what came of it [ms]. */
const PAUSE_MS = 800;

/** Drawn anew only when a figure is another. */
const Figures = memo(EmissionsTable);

/** Stays at the window's lower edge while the controls above it are in view. */
const InView = chakra(Text, {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: '1',
    py: '2',
    bg: 'bg',
    borderTop: '1px solid {colors.border}',
    fontVariantNumeric: 'tabular-nums',
  },
});

type ChangedFiguresProps = {
  readonly state: ReadyState;
  readonly original: GramsByCabin;
  readonly onReset: () => void;
};

/** The original figure and the changed one, with what is to be known of it. */
export function ChangedFigures({ state, original, onReset }: ChangedFiguresProps) {
  const { fields, problems, figure, missing } = state;
  const rows = useMemo(() => whatIfRows(original, figure.gramsPerPassenger, figure.missingCabins), [original, figure]);
  const missingText = missing === 'no-figure' ? WHAT_IF.noFigure : missing && WHAT_IF.failed;
  const notShown = Object.keys(problems).length > 0 ? WHAT_IF.correct : missingText;
  const said = useAtPause(fields === UNCHANGED ? WHAT_IF.wasReset : (notShown ?? spokenChange(rows)));
  return (
    <>
      <InView>
        {notShown ?? changeInShort(original, figure.gramsPerPassenger, figure.missingCabins) ?? WHAT_IF.caption}
      </InView>
      {!notShown && <Figures caption={WHAT_IF.caption} rows={rows} />}
      {!notShown && figure.fuelTableEndKm !== undefined && (
        <Text size="small">{fill(WHAT_IF.beyondTable, { km: formatWhole(figure.fuelTableEndKm) })}</Text>
      )}
      <VisuallyHidden role="status" aria-live="polite">
        {said}
      </VisuallyHidden>
      <Button type="button" variant="outline" alignSelf="flex-start" disabled={fields === UNCHANGED} onClick={onReset}>
        {WHAT_IF.reset}
      </Button>
    </>
  );
}

/** A text once it has stayed a while; nothing as long as it has never changed. */
function useAtPause(text: string): string {
  const [said, setSaid] = useState('');
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current) return undefined;
    const timer = setTimeout(() => {
      last.current = text;
      setSaid(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
