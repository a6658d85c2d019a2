import { Fieldset, Grid } from '@chakra-ui/react';
import { memo, useCallback, useId } from 'react';
import { fill } from '@tim/languages';
import { CABIN_CLASSES, type CabinClass } from '@tim/engine';
import { WHAT_IF } from './texts.ts';
import { LabelledControl } from '../../shared/form/labelled-control.tsx';
import { Select } from '../../shared/form/select.tsx';
import { Text } from '../../shared/ui/typography.tsx';
import { Alert } from '../../shared/ui/alert.tsx';
import { NumberField } from './number-field.tsx';
import { SliderField } from './slider-field.tsx';
import type { Fields } from './what-if-fields.ts';
import type { AircraftChoice, AnsweredFlight } from '../../shared/compute/what-if-types.ts';
import type { ReadyState } from './use-what-if.ts';

/** Fields beside each other where there is room. */
const WHERE_THERE_IS_ROOM = 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))';

type WhatIfControlsProps = {
  readonly state: ReadyState;
  readonly flight: AnsweredFlight;
  /** Of the aircraft in the answer. */
  readonly ownName: string;
  /** Stays the same. */
  readonly onChange: (part: Partial<Fields>) => void;
};

/** One control for each input that can be changed. */
export function WhatIfControls({ state, flight, ownName, onChange }: WhatIfControlsProps) {
  const { fields, aircraft } = state;
  const answered = {
    loadPercent: flight.passengerLoadFactor * 100,
    cargoPercent: flight.cargoMassFraction * 100,
    distancePercent: flight.distanceAdjustmentFactor * 100,
  };
  return (
    <>
      <AircraftField value={fields.aircraftCode ?? ''} aircraft={aircraft} ownName={ownName} onChange={onChange} />
      <Seats state={state} onChange={onChange} />
      <Grid columnGap="6" rowGap="4" templateColumns={WHERE_THERE_IS_ROOM}>
        {(['loadPercent', 'cargoPercent', 'distancePercent'] as const).map((name) => (
          <SliderField key={name} name={name} value={fields[name] ?? answered[name]} onChange={onChange} />
        ))}
      </Grid>
      <SustainableFuelFields state={state} onChange={onChange} />
    </>
  );
}

type AircraftFieldProps = Pick<WhatIfControlsProps, 'ownName' | 'onChange'> & {
  /** '' for the one in the answer. */
  readonly value: string;
  readonly aircraft: readonly AircraftChoice[];
};

/** With the aircraft its seats change: what was typed of others' is dropped. */
const AircraftField = memo(function AircraftField({ value, aircraft, ownName, onChange }: AircraftFieldProps) {
  const helpId = useId();
  return (
    <div>
      <LabelledControl label={WHAT_IF.aircraft}>
        <Select
          value={value}
          aria-describedby={helpId}
          onChange={({ target }) => onChange({ aircraftCode: target.value || undefined, seats: {} })}
        >
          <option value="">{fill(WHAT_IF.asAnswered, { name: ownName })}</option>
          {aircraft.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </LabelledControl>
      <Text id={helpId} size="small" tone="muted" mt="1">
        {WHAT_IF.aircraftHelp}
      </Text>
    </div>
  );
});

function Seats({ state, onChange }: Pick<WhatIfControlsProps, 'state' | 'onChange'>) {
  const { fields, problems, figure } = state;
  const { seats } = fields;
  const changeSeats = useCallback(
    (cabin: CabinClass, text: string) => onChange({ seats: { ...seats, [cabin]: text } }),
    [seats, onChange],
  );
  return (
    <Fieldset.Root>
      <Fieldset.Legend mb="2" fontWeight="bold">
        {WHAT_IF.seats}
      </Fieldset.Legend>
      <Grid gap="3" templateColumns="repeat(auto-fit, minmax(min(8rem, 100%), 1fr))">
        {CABIN_CLASSES.map((cabin) => (
          <NumberField
            key={cabin}
            label={WHAT_IF.seatNames[cabin]}
            // A mean of several layouts is no whole number.
            value={seats[cabin] ?? String(Number(figure.usualSeats[cabin].toFixed(1)))}
            problem={problems[cabin]}
            name={cabin}
            onChange={changeSeats}
          />
        ))}
      </Grid>
      {problems.seats && <Alert>{problems.seats}</Alert>}
    </Fieldset.Root>
  );
}

function SustainableFuelFields({ state, onChange }: Pick<WhatIfControlsProps, 'state' | 'onChange'>) {
  const { fields, problems } = state;
  const changeSaving = useCallback((_name: 'saving', saving: string) => onChange({ saving }), [onChange]);
  return (
    <div>
      <Grid columnGap="6" rowGap="4" templateColumns={WHERE_THERE_IS_ROOM}>
        <SliderField name="sustainablePercent" value={fields.sustainablePercent} onChange={onChange} />
        <NumberField
          label={WHAT_IF.saving}
          value={fields.saving}
          help={WHAT_IF.savingHelp}
          problem={problems.saving}
          name="saving"
          onChange={changeSaving}
        />
      </Grid>
      <Text size="small" tone="muted" mt="2">
        {WHAT_IF.sustainableMethod}
      </Text>
    </div>
  );
}
