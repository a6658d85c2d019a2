import { toFlight, type ItineraryEntry } from '@tim/itinerary';
import { fill } from '@tim/languages';
import type { AircraftUsed } from '@tim/messages';
import { useState } from 'react';
import { useEmissionsApi } from '../../shared/api/api-context.tsx';
import type { FlightFigures } from '../../shared/api/answers.ts';
import type { Outcome } from '../../shared/api/outcome.ts';
import { useOperation } from '../../shared/api/use-operation.ts';
import { RESULTS } from './texts.ts';
import { Segments } from '../../shared/ui/segments.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import { Alert } from '../../shared/ui/alert.tsx';
import { OutcomeView } from '../../shared/ui/outcome-view.tsx';
import { flightEmissionsRows } from './emissions-rows.ts';
import { EmissionsTable } from './emissions-table.tsx';
import { failureText } from './failure-text.ts';
import { differingTypes } from './flight-notes.ts';
import { Notes } from './notes.tsx';
import { rangeNotes } from './range-words.ts';
import { ResultSkeleton } from './result-skeleton.tsx';
import { ResultSection } from './result-section.tsx';

type TypePickerProps = { readonly entry: ItineraryEntry; readonly aircraft: AircraftUsed };

/** The flight's figures with the type that a visitor knows to fly it; nothing where the types make no difference. */
export function TypePicker({ entry, aircraft }: TypePickerProps) {
  const types = differingTypes(aircraft);
  const [picked, setPicked] = useState('');
  const { flightEmissions } = useEmissionsApi();
  const flights = picked === '' ? undefined : [{ ...toFlight(entry), aircraftCode: picked }];
  const state = useOperation(flightEmissions, flights, 0);
  if (types.length === 0) return null;
  const names = Object.fromEntries(types.map(({ icaoAircraftType, name }) => [icaoAircraftType, name]));
  return (
    <ResultSection data-print={picked === '' ? 'hide' : undefined}>
      <Text>{RESULTS.pickType}</Text>
      <Segments
        label={RESULTS.pickType}
        options={Object.keys(names)}
        names={names}
        value={picked}
        onChange={setPicked}
        isSmall
      />
      <div aria-live="polite">
        <PickedFigures caption={fill(RESULTS.withType, { name: names[picked] ?? picked })} state={state} />
      </div>
    </ResultSection>
  );
}

type PickedFiguresProps = { readonly caption: string; readonly state: Outcome<FlightFigures> };

function PickedFigures({ caption, state }: PickedFiguresProps) {
  return (
    <OutcomeView
      of={state}
      loading={<ResultSkeleton rowCount={3} rank="section" />}
      renderFailed={(code) => <Alert>{failureText(code)}</Alert>}
      renderEmpty={() => <Text>{RESULTS.noTypeFigures}</Text>}
    >
      {(response) => (
        <>
          <Text>{caption}</Text>
          <EmissionsTable caption={caption} rows={flightEmissionsRows(response)} />
          <Notes notes={rangeNotes(response)} isFromOpenEngine={false} />
        </>
      )}
    </OutcomeView>
  );
}
