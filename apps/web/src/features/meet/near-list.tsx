import { Stack } from '@chakra-ui/react';
import { fill } from '@tim/languages';
import { useEffect, useState } from 'react';
import { Text } from '../../shared/ui/typography.tsx';
import type { MeetWork, NearPlace, ShownPlace } from '../../shared/compute/meet-types.ts';
import { JOIN } from '../../shared/join.ts';
import { useLatest } from '../../shared/use-latest.ts';
import { besideText, kilometresText, placeText, totalText } from './meeting-words.ts';
import { MEET } from './texts.ts';

type NearListProps = {
  readonly place: ShownPlace;
  readonly ask: () => MeetWork;
};

/** The nearest cities that everybody can get to, and what everybody's way there emits beside it. */
export function NearList({ place, ask }: NearListProps) {
  const [found, setFound] = useState<{ readonly of: ShownPlace; readonly places: readonly NearPlace[] }>();
  const begin = useLatest();
  useEffect(() => {
    const signal = begin();
    ask()
      .near(place.code)
      .then(
        (places) => signal.aborted || setFound({ of: place, places }),
        // Without them the page has everything else.
        () => signal.aborted || setFound({ of: place, places: [] }),
      );
  }, [begin, place, ask]);
  if (found?.of !== place) {
    return (
      <Text size="small" tone="muted">
        {MEET.near.loading}
      </Text>
    );
  }
  if (found.places.length === 0) return <Text size="small">{MEET.near.none}</Text>;
  return (
    <Stack as="ul" listStyle="none" gap="1" fontSize="sm">
      {found.places.map((one) => (
        <li key={one.code}>{JOIN.labelled(placeText(one), nearText(one, place))}</li>
      ))}
    </Stack>
  );
}

function nearText(near: NearPlace, place: ShownPlace): string {
  const away = fill(MEET.near.away, { kilometres: kilometresText(near.km) });
  return JOIN.clauses([away, totalText(near), besideText(near, place)]);
}
