import { Box, Stack } from '@chakra-ui/react';
import type { Market } from '@tim/messages';
import type { RefObject } from 'react';
import type { Settled } from '../../shared/api/outcome.ts';
import { EMPTY_FLIGHT, EMPTY_ROUTE, OFFLINE } from './texts.ts';
import { ExternalLink } from '../../shared/ui/external-link.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import { Alert } from '../../shared/ui/alert.tsx';
import { EmptyReason } from './later-reason.ts';
import { failureText } from './failure-text.ts';

type EmptyOutcome = Exclude<Settled<never>, { readonly kind: 'result' }>;
type EmptyResultProps = {
  /** For the section: it takes the focus when the visitor asked for the figure. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly mode: 'route' | 'flight';
  readonly asked: Market;
  /** Which flight or route is asked about. */
  readonly subject: string;
  readonly outcome: EmptyOutcome;
  /** To be told which address the visitor follows. */
  readonly onFollow: (address: string) => void;
};

/** In the figure's place: what is known of why there is none, then the specified alert, unchanged whatever happened. */
export function EmptyResult({ frame, mode, asked, subject, outcome, onFollow }: EmptyResultProps) {
  const { title, advice } = mode === 'flight' ? EMPTY_FLIGHT : EMPTY_ROUTE;
  const { codeShares } = EMPTY_FLIGHT;
  const isOffline = outcome.kind === 'failed' && !navigator.onLine;
  return (
    <Stack asChild gap="2">
      <section ref={frame} tabIndex={-1} aria-label={subject}>
        <Text size="small" tone="muted">
          {subject}
        </Text>
        {isOffline && (
          <Alert>
            <Box as="p" fontWeight="medium">
              {OFFLINE.title}
            </Box>
            <p>{OFFLINE.advice}</p>
          </Alert>
        )}
        {outcome.kind === 'failed' ? (
          <Text role="status" size="lead">
            {failureText(outcome.code)}
          </Text>
        ) : (
          <EmptyReason mode={mode} asked={asked} reason={outcome.reason} onFollow={onFollow} />
        )}
        <Alert>
          <Box as="p" fontWeight="medium">
            {title}
          </Box>
          <p>{advice}</p>
          {mode === 'flight' && (
            <p>
              {codeShares.before}
              <ExternalLink href={codeShares.href} variant="plain">
                {codeShares.link}
              </ExternalLink>
              {codeShares.after}
            </p>
          )}
        </Alert>
      </section>
    </Stack>
  );
}
