import { chakra } from '@chakra-ui/react';
import { Alert } from '../../components/results/alert.tsx';
import { CALCULATOR } from '../../content/calculator.ts';
import { TRIP } from '../../content/trip.ts';
import type { LegAnswer } from './leg-answer.ts';

const Title = chakra('p', { base: { fontWeight: 'medium' } });

/** In the total's place where no leg has a figure. Who is offline is told so first. */
export function NoTotal({ answers }: { readonly answers: readonly LegAnswer[] }) {
  const isOffline = answers.some((answer) => answer.kind === 'none' && answer.isFailure) && !navigator.onLine;
  return (
    <>
      {isOffline && (
        <Alert>
          <Title>{CALCULATOR.offline}</Title>
          <p>{CALCULATOR.offlineAdvice}</p>
        </Alert>
      )}
      <Alert>
        <Title>{TRIP.failedTitle}</Title>
        <p>{TRIP.failedAdvice}</p>
      </Alert>
    </>
  );
}
