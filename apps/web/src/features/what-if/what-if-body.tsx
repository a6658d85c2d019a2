import { Button, Stack } from '@chakra-ui/react';
import type { FlightFigures } from '../../shared/api/answers.ts';
import type { ItineraryEntry } from '@tim/itinerary';
import { useMemo, useState } from 'react';
import { WHAT_IF } from './texts.ts';
import { Text } from '../../shared/ui/typography.tsx';
import { Alert } from '../../shared/ui/alert.tsx';
import { answeredFlight } from './answered-flight.ts';
import { ChangedFigures } from './changed-figures.tsx';
import { WhatIfControls } from './what-if-controls.tsx';
import { UNCHANGED } from './what-if-fields.ts';
import type { AnsweredFlight } from '../../shared/compute/what-if-types.ts';
import { useWhatIf } from './use-what-if.ts';

type WhatIfProps = { readonly entry: ItineraryEntry; readonly answer: FlightFigures };

/** What a figure rests on, to be changed, and the figure that follows beside the original. */
export function WhatIfBody({ entry, answer }: WhatIfProps) {
  const flight = useMemo(() => answeredFlight(entry, answer), [entry, answer]);
  const [attempt, setAttempt] = useState(1);
  if (!flight) return <Text py="4">{WHAT_IF.notComplete}</Text>;
  return <WhatIfOfFlight key={attempt} flight={flight} answer={answer} onLoadAgain={() => setAttempt(attempt + 1)} />;
}

/** Of an answer without figures, which has no such part. */
const NO_GRAMS = {};

/** A control that is reached with the keyboard stands above the line that stays in view. */
const CLEAR_OF_FIGURE = { '& :is(input, select, button, [role=slider])': { scrollMarginBottom: '16' } };

type WhatIfOfFlightProps = Pick<WhatIfProps, 'answer'> & {
  readonly flight: AnsweredFlight;
  readonly onLoadAgain: () => void;
};

function WhatIfOfFlight({ flight, answer, onLoadAgain }: WhatIfOfFlightProps) {
  const { emissionsGramsPerPax: original = NO_GRAMS } = answer.message;
  const { state, change } = useWhatIf(flight, original);
  switch (state.step) {
    case 'loading':
      return (
        <Text role="status" size="small" py="4">
          {WHAT_IF.loading}
        </Text>
      );
    case 'load-failed':
      return (
        <Stack gap="5" pt="4" pb="6" minWidth="0">
          <Alert>{WHAT_IF.loadFailed}</Alert>
          <Button type="button" variant="outline" alignSelf="flex-start" onClick={onLoadAgain}>
            {WHAT_IF.again}
          </Button>
        </Stack>
      );
    case 'other-data':
      return (
        <Stack gap="5" pt="4" pb="6" minWidth="0">
          <Alert>{WHAT_IF.otherData}</Alert>
        </Stack>
      );
    case 'ready':
      return (
        <Stack gap="5" pt="4" pb="6" minWidth="0" css={CLEAR_OF_FIGURE}>
          <Text>{WHAT_IF.introduction}</Text>
          <WhatIfControls state={state} flight={flight} ownName={answer.aircraft?.name ?? ''} onChange={change} />
          <ChangedFigures state={state} original={original} onReset={() => change(UNCHANGED)} />
        </Stack>
      );
  }
}
