import { chakra } from '@chakra-ui/react';
import type { Market } from '@tim/messages';
import type { Outcome } from '../../api/outcome.ts';
import { CALCULATOR, EMPTY_FLIGHT, EMPTY_ROUTE } from '../../content/calculator.ts';
import { ExternalLink } from '../external-link.tsx';
import { TextLink } from '../text-link.tsx';
import { Text } from '../typography.tsx';
import { Alert } from './alert.tsx';
import { Result } from './result-section.tsx';
import { successorRoute } from './successor-route.ts';
import { emptyReasonText, failureText } from './unavailable-text.ts';

const Title = chakra('p', { base: { fontWeight: 'medium' } });

type EmptyOutcome = Exclude<Outcome<never>, { readonly kind: 'result' }>;
type EmptyResultProps = {
  readonly mode: 'route' | 'flight';
  readonly asked: Market;
  readonly outcome: EmptyOutcome;
};

/** The specified alert, unchanged whatever happened, and below it what is known of why. Who is offline is told so first. */
export function EmptyResult({ mode, asked, outcome }: EmptyResultProps) {
  const { title, advice } = mode === 'flight' ? EMPTY_FLIGHT : EMPTY_ROUTE;
  const { codeShares } = EMPTY_FLIGHT;
  const isOffline = outcome.kind === 'failed' && !navigator.onLine;
  const reason = outcome.kind === 'failed' ? failureText(outcome.code) : emptyReasonText(outcome.reason);
  const successor = outcome.kind === 'empty' ? successorRoute(asked, outcome.reason.detail) : undefined;
  return (
    <Result>
      {isOffline && (
        <Alert>
          <Title>{CALCULATOR.offline}</Title>
          <p>{CALCULATOR.offlineAdvice}</p>
        </Alert>
      )}
      <Alert>
        <Title>{title}</Title>
        <p>{advice}</p>
        {mode === 'flight' && (
          <p>
            {codeShares.before}
            <ExternalLink href={codeShares.href} quiet>
              {codeShares.link}
            </ExternalLink>
            {codeShares.after}
          </p>
        )}
      </Alert>
      {reason && (
        <Text role="status" mt="2">
          {reason}
        </Text>
      )}
      {successor && (
        <TextLink to={`/lookup/route?itinerary=${successor.origin}-${successor.destination}`}>
          Who flies {successor.origin} to {successor.destination} now
        </TextLink>
      )}
    </Result>
  );
}
