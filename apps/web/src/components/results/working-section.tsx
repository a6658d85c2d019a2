import { chakra } from '@chakra-ui/react';
import type { AircraftUsed, Working } from '@tim/messages';
import { useEffect, useState, type ComponentType, type ToggleEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FiguresRange } from '../../api/answers.ts';
import { inTime } from '../../api/in-time.ts';
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

/** Stands at the end of the address while the working is open, so that a reload and whoever gets the address find it so. */
export const WORKING_HASH = '#working';

/** Longest to wait for what explains the figure before saying that it does not come [ms]. */
const LOAD_LIMIT_MS = 20_000;

async function bringBody(): Promise<ComponentType<WorkingProps>> {
  const coming = import('./working/working-body.tsx');
  return (await inTime(coming, LOAD_LIMIT_MS, () => new Error('The working did not come.'))).WorkingBody;
}

/** How a figure came about, folded; what explains it is loaded when it is asked for. */
export function WorkingSection(props: WorkingProps) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isAddressed = hash === WORKING_HASH;
  const [isOpenAtFirst] = useState(isAddressed);
  const [Body, setBody] = useState<ComponentType<WorkingProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  /** How often it was asked for. At the address of the open one it is at once: its element may say that it is open before React hears it. */
  const [attempt, setAttempt] = useState(isAddressed ? 1 : 0);
  useEffect(() => {
    if (attempt > 0) {
      bringBody().then(
        (Brought) => setBody(() => Brought),
        () => setHasFailed(true),
      );
    }
  }, [attempt]);
  const follow = ({ currentTarget: { open } }: ToggleEvent<HTMLDetailsElement>) => {
    if (open && Body === undefined) {
      setHasFailed(false);
      setAttempt(attempt + 1);
    }
    if (open !== isAddressed) {
      void navigate({ pathname, search, hash: open ? WORKING_HASH : '' }, { replace: true, state });
    }
  };
  return (
    <Details open={isOpenAtFirst} onToggle={follow}>
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
