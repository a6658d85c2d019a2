import { useEffect, useState, type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import { inTime } from '../in-time.ts';
import { once } from '../once.ts';
import { Button } from '@chakra-ui/react';
import { FAILED_PART } from './texts.ts';
import { Text } from './typography.tsx';

/** Longest to wait for a part before saying that it did not come [ms]. */
const LOAD_LIMIT_MS = 20_000;

const late = () => new Error('The page did not come.');

/** A part of the site whose code is loaded when it is first shown, so that nothing else carries it. */
export type Later<Props extends object> = FunctionComponent<Props> & {
  /** Loads it ahead of its rendering, which then shows it at once: in the build, before hydration, and with an answer. */
  readonly load: () => Promise<void>;
};

export type FailedPartProps = { readonly error: unknown; readonly onRetry: () => void };

type Meanwhile = {
  /** Stands in its place while it is on its way. */
  readonly coming?: ReactNode;
  /** Stands in its place when it did not come. */
  readonly Failed?: ComponentType<FailedPartProps>;
  readonly limitMs?: number;
};

/** @param bring - imports the part */
export function later<Props extends object>(
  bring: () => Promise<ComponentType<Props>>,
  { coming = null, Failed = FailedPart, limitMs = LOAD_LIMIT_MS }: Meanwhile = {},
): Later<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const load = once(async () => {
    Loaded = await bring();
  });
  function Part(props: Props) {
    const [, setIsThere] = useState(false);
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    useEffect(() => {
      if (Loaded ?? failure) return;
      inTime(load(), limitMs, late).then(
        () => setIsThere(true),
        (error: unknown) => setFailure({ error }),
      );
    }, [failure]);
    if (Loaded) return <Loaded {...props} />;
    return failure ? <Failed error={failure.error} onRetry={() => setFailure(undefined)} /> : coming;
  }
  return Object.assign(Part, { load });
}

/** Says that a part did not come, with a button that asks for it again. */
export function FailedPart({ onRetry }: Pick<FailedPartProps, 'onRetry'>) {
  return (
    <>
      <Text role="status" size="small" py="4">
        {FAILED_PART.text}
      </Text>
      <Button type="button" variant="outline" alignSelf="flex-start" onClick={onRetry}>
        {FAILED_PART.retry}
      </Button>
    </>
  );
}
