import { Box, chakra, Span, useSlotRecipe } from '@chakra-ui/react';
import { useEffect, useId, useRef, type ComponentType, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { Icon } from '../../shared/ui/icon.tsx';
import { later, type Later } from '../../shared/ui/later.tsx';
import { RESULTS } from './texts.ts';
import { Text } from '../../shared/ui/typography.tsx';
import type { FoldName } from './open-folds.ts';
import { useFold } from './use-fold.ts';

/** Folds that follow each other share a line. */
const SHARED_LINE = { '[data-fold] + &': { borderTop: '0' } };

/** What a fold shows, and what stands there until that is known. */
export type FoldContent<Props extends object> = { readonly props: Props | undefined; readonly instead?: ReactNode };

type FoldProps<Props extends object> = FoldContent<Props> & {
  readonly name: FoldName;
  readonly summary: string;
  /** What is inside. */
  readonly Body: Later<Props>;
};

/** Stands in an open fold while what is inside is on its way. */
export function FoldComing() {
  return (
    <Text role="status" size="small" py="4">
      {RESULTS.foldLoading}
    </Text>
  );
}

/** What a fold holds, loaded when it is first opened. */
export function laterInFold<Props extends object>(bring: () => Promise<ComponentType<Props>>): Later<Props> {
  return later(bring, { coming: <FoldComing /> });
}

/**
 * A part of a result, folded; what is inside stays from its first opening on. It looks like Chakra's accordion: six of those at once hold
 * the page up while a result is drawn, and a part needs nothing of them but a button.
 */
export function Fold<Props extends object>({ name, summary, Body, props, instead }: FoldProps<Props>) {
  const styles = useSlotRecipe({ key: 'accordion' })();
  const [triggerId, bodyId] = [useId(), useId()];
  const { isOpen, wasOpened, setOpen } = useFold(name);
  // The address may name a place that came after the browser looked for it.
  const frame = useRef<HTMLDivElement>(null);
  const wasAddressed = useRef(isOpen);
  // Whether a link of another page led here. It has gone with its page, and the focus with it.
  const wasFollowed = useRef(useNavigationType() === NavigationType.Push);
  useEffect(() => {
    if (!wasAddressed.current) return;
    frame.current?.scrollIntoView();
    // Whoever followed the link to it waits there.
    const { activeElement, body } = document;
    const isFollowed =
      activeElement?.getAttribute('href') === `#${name}` || (wasFollowed.current && activeElement === body);
    if (isFollowed) frame.current?.querySelector('button')?.focus();
  }, [name]);
  return (
    <Box
      ref={frame}
      id={name}
      data-fold
      mt={{ base: '0', _print: isOpen ? '2' : '0' }}
      borderTop={{ base: '1px solid {colors.border}', _print: '0' }}
      css={SHARED_LINE}
    >
      <Box css={styles.root} _print={{ display: isOpen ? 'block' : 'none' }}>
        <Box css={styles.item}>
          <chakra.button
            type="button"
            id={triggerId}
            css={styles.itemTrigger}
            justifyContent="space-between"
            minHeight="target"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => setOpen(!isOpen)}
            data-print="hide"
          >
            {summary}
            <Span css={styles.itemIndicator} data-state={isOpen ? 'open' : 'closed'} flexShrink="0">
              <Icon name="expand" />
            </Span>
          </chakra.button>
          <div id={bodyId} role="region" aria-labelledby={triggerId} hidden={!isOpen}>
            {wasOpened && (props ? <Body {...props} /> : instead)}
          </div>
        </Box>
      </Box>
    </Box>
  );
}
