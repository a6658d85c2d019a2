import { Box } from '@chakra-ui/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { LATE_ID } from '../../config/pages.ts';
import { Alert } from './alert.tsx';
import { useHydrated } from './hydration.tsx';

/** Of what stands below an answer that the address asks for: until the application is there it is hidden, and nothing jumps. */
export const UNTIL_ASKED = { '&:is(:root[data-asks] *)': { display: 'none' } } as const;

type WithScriptProps = {
  /** Stands there where no script runs. */
  readonly instead: ReactNode;
  /** Stands hidden in the prerendered page: shown when the application, which would take it away, does not come. */
  readonly late: ReactNode;
  readonly children: ReactNode;
};

/** A part of a page that does nothing without a script, and is not shown without one. */
export function WithScript({ instead, late, children }: WithScriptProps) {
  const isHydrated = useHydrated();
  // From here on the application says what is asked.
  useLayoutEffect(() => {
    if (isHydrated) delete document.documentElement.dataset['asks'];
  }, [isHydrated]);
  return (
    <>
      <noscript>{instead}</noscript>
      <Box display="contents" css={{ '@media (scripting: none)': { display: 'none' } }}>
        {!isHydrated && (
          <div id={LATE_ID} hidden>
            <Alert>{late}</Alert>
          </div>
        )}
        {children}
      </Box>
    </>
  );
}
