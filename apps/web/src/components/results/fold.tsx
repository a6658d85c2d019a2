import { Accordion, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { inTime } from '../../api/in-time.ts';
import { RESULTS } from '../../content/results.ts';
import { Text } from '../typography.tsx';
import { hashWith, openFolds, type FoldName } from './open-folds.ts';

/** Longest to wait for what a fold holds before saying that it does not come [ms]. */
const LOAD_LIMIT_MS = 20_000;

/** Folds that follow each other share a line. */
const Frame = chakra('div', {
  base: {
    mt: { base: '8', _print: '2' },
    borderTop: { base: '1px solid {colors.border}', _print: '0' },
    '[data-fold] + &': { mt: '0', borderTop: '0' },
  },
});

type FoldProps<Props extends object> = {
  readonly name: FoldName;
  readonly summary: string;
  /** Loads what is inside; the same function always. */
  readonly bring: () => Promise<ComponentType<Props>>;
  readonly props: Props;
};

/** A part of a result, folded; what is inside is loaded when it is asked for. */
export function Fold<Props extends object>({ name, summary, bring, props }: FoldProps<Props>) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isAddressed = openFolds(hash).includes(name);
  const [Body, setBody] = useState<ComponentType<Props>>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (isAddressed) {
      inTime(bring(), LOAD_LIMIT_MS, () => new Error(`${name} did not come.`)).then(
        (Brought) => setBody(() => Brought),
        () => setHasFailed(true),
      );
    }
  }, [isAddressed, bring, name]);
  // The address may name a place that came after the browser looked for it.
  const frame = useRef<HTMLDivElement>(null);
  const wasAddressed = useRef(isAddressed);
  useEffect(() => {
    if (!wasAddressed.current) return;
    frame.current?.scrollIntoView();
    // Whoever followed the link to it waits there.
    if (document.activeElement?.getAttribute('href') === `#${name}`) frame.current?.querySelector('button')?.focus();
  }, [name]);
  const follow = (isOpen: boolean) => {
    setHasFailed(false);
    void navigate({ pathname, search, hash: hashWith(hash, name, isOpen) }, { replace: true, state });
  };
  return (
    <Frame ref={frame} id={name} data-fold>
      <Accordion.Root
        collapsible
        value={isAddressed ? [name] : []}
        onValueChange={({ value }) => follow(value.length > 0)}
        _print={{ display: isAddressed ? 'block' : 'none' }}
      >
        <Accordion.Item value={name}>
          <Accordion.ItemTrigger justifyContent="space-between" minHeight="target" data-print="hide">
            {summary}
            <Accordion.ItemIndicator />
          </Accordion.ItemTrigger>
          <Accordion.ItemContent>
            {Body && <Body {...props} />}
            {!Body && (
              <Text role="status" size="small" py="4">
                {hasFailed ? RESULTS.foldFailed : RESULTS.foldLoading}
              </Text>
            )}
          </Accordion.ItemContent>
        </Accordion.Item>
      </Accordion.Root>
    </Frame>
  );
}
