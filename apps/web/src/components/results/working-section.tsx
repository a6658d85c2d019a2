import { chakra } from '@chakra-ui/react';
import type { AircraftUsed, Working } from '@tim/messages';
import { useState, type ComponentType } from 'react';
import type { FiguresRange } from '../../api/answers.ts';
import { RESULTS } from '../../content/results.ts';
import { Icon } from '../icon.tsx';
import { Text } from '../typography.tsx';

const Details = chakra('details', {
  base: {
    mt: '8',
    borderTop: '1px solid {colors.border}',
    borderBottom: '1px solid {colors.border}',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: 'target',
      py: '2',
      fontWeight: 'medium',
      listStyle: 'none',
      borderRadius: 'sm',
    },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
    '&:not([open])': { _print: { display: 'none' } },
  },
});

export type WorkingProps = {
  readonly working: Working;
  readonly range: FiguresRange | undefined;
  /** The one the figures stand for; undefined where the answer does not say. */
  readonly aircraft?: AircraftUsed | undefined;
};

/** How a figure came about, folded; what explains it is loaded when it is asked for. */
export function WorkingSection(props: WorkingProps) {
  const [Body, setBody] = useState<ComponentType<WorkingProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = async () => {
    try {
      const { WorkingBody } = await import('./working/working-body.tsx');
      setBody(() => WorkingBody);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <Details onToggle={(event) => event.currentTarget.open && Body === undefined && void load()}>
      <summary>
        {RESULTS.workingSummary}
        <Icon name="expand" />
      </summary>
      {Body && <Body {...props} />}
      {!Body && (
        <Text role="status" size="small" py="4">
          {hasFailed ? RESULTS.workingFailed : RESULTS.workingLoading}
        </Text>
      )}
    </Details>
  );
}
