import { Alert } from '../../shared/ui/alert.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import { OFFLINE } from '../no-answer/texts.ts';
import { TRIP } from './texts.ts';
import type { LegAnswer } from './leg-answer.ts';

/** In the total's place where no leg has a figure. Who is offline is told so first. */
export function NoTotal({ answers }: { readonly answers: readonly LegAnswer[] }) {
  const isOffline = answers.some(({ kind }) => kind === 'failed') && !navigator.onLine;
  return (
    <>
      {isOffline && (
        <Alert>
          <Text fontWeight="medium">{OFFLINE.title}</Text>
          <p>{OFFLINE.advice}</p>
        </Alert>
      )}
      <Alert>
        <Text fontWeight="medium">{TRIP.failedTitle}</Text>
        <p>{TRIP.failedAdvice}</p>
      </Alert>
    </>
  );
}
