import { Accordion } from '@chakra-ui/react';
import type { AircraftUsed, Working } from '@tim/messages';
import { useEffect, useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FiguresRange } from '../../api/answers.ts';
import { inTime } from '../../api/in-time.ts';
import { RESULTS } from '../../content/results.ts';
import { Text } from '../typography.tsx';

export type WorkingProps = {
  readonly working: Working;
  readonly range: FiguresRange | undefined;
  /** The one the figures stand for; undefined where the answer does not say. */
  readonly aircraft?: AircraftUsed | undefined;
};

/** Stands at the end of the address while the working is open, so that a reload and whoever gets the address find it so. */
export const WORKING_HASH = '#working';

const WORKING = 'working';

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
  const [Body, setBody] = useState<ComponentType<WorkingProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (isAddressed) {
      bringBody().then(
        (Brought) => setBody(() => Brought),
        () => setHasFailed(true),
      );
    }
  }, [isAddressed]);
  const follow = (isOpen: boolean) => {
    setHasFailed(false);
    void navigate({ pathname, search, hash: isOpen ? WORKING_HASH : '' }, { replace: true, state });
  };
  return (
    <Accordion.Root
      collapsible
      mt="8"
      borderTop="1px solid {colors.border}"
      value={isAddressed ? [WORKING] : []}
      onValueChange={({ value }) => follow(value.length > 0)}
      _print={{ display: isAddressed ? 'block' : 'none' }}
    >
      <Accordion.Item value={WORKING}>
        <Accordion.ItemTrigger justifyContent="space-between" minHeight="target">
          {RESULTS.workingSummary}
          <Accordion.ItemIndicator />
        </Accordion.ItemTrigger>
        <Accordion.ItemContent>
          {Body && <Body {...props} />}
          {!Body && (
            <Text role="status" size="small" py="4">
              {hasFailed ? RESULTS.workingFailed : RESULTS.workingLoading}
            </Text>
          )}
        </Accordion.ItemContent>
      </Accordion.Item>
    </Accordion.Root>
  );
}
