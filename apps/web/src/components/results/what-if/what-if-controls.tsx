import { useId } from 'react';
import { SEAT_NAMES, WHAT_IF } from '../../../content/what-if.ts';
import { Text } from '../../typography.tsx';
import { Alert } from '../alert.tsx';
import { NumberField } from './number-field.tsx';
import { SliderField } from './slider-field.tsx';
import { CABINS, SLIDERS, type Fields } from './what-if-fields.ts';
import { Grid, Group, Label, Legend, SeatGrid, Select } from './what-if-parts.tsx';
import type { AnsweredFlight } from './what-if-types.ts';
import type { WhatIfState } from './use-what-if.ts';

type WhatIfControlsProps = {
  readonly state: Extract<WhatIfState, { step: 'ready' }>;
  readonly flight: AnsweredFlight;
  /** Of the aircraft in the answer. */
  readonly ownName: string;
  readonly onChange: (fields: Fields) => void;
};

/** One control for each input that can be changed. */
export function WhatIfControls(props: WhatIfControlsProps) {
  const { state, flight, ownName, onChange } = props;
  const { fields, aircraft } = state;
  const helpId = useId();
  const loadPercent = fields.loadPercent ?? flight.passengerLoadFactor * 100;
  const cargoPercent = fields.cargoPercent ?? flight.cargoMassFraction * 100;
  const distancePercent = fields.distancePercent ?? flight.distanceAdjustmentFactor * 100;
  const choose = (code: string) => onChange({ ...fields, aircraftCode: code || undefined, seats: {} });
  return (
    <>
      <div>
        <Label>
          {WHAT_IF.aircraft}
          <Select
            value={fields.aircraftCode ?? ''}
            aria-describedby={helpId}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">{WHAT_IF.asAnswered(ownName)}</option>
            {aircraft.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Label>
        <Text id={helpId} size="small" tone="muted" mt="1">
          {WHAT_IF.aircraftHelp}
        </Text>
      </div>
      <Seats {...props} />
      <Grid>
        <SliderField
          label={WHAT_IF.load}
          value={loadPercent}
          {...SLIDERS.load}
          textOf={WHAT_IF.percent}
          onChange={(next) => onChange({ ...fields, loadPercent: next })}
        />
        <SliderField
          label={WHAT_IF.cargo}
          value={cargoPercent}
          {...SLIDERS.cargo}
          textOf={WHAT_IF.percent}
          onChange={(next) => onChange({ ...fields, cargoPercent: next })}
        />
        <SliderField
          label={WHAT_IF.distance}
          value={distancePercent}
          {...SLIDERS.distance}
          textOf={WHAT_IF.percent}
          onChange={(next) => onChange({ ...fields, distancePercent: next })}
        />
      </Grid>
      <SustainableFuelFields state={state} onChange={onChange} />
    </>
  );
}

function Seats({ state, onChange }: WhatIfControlsProps) {
  const { fields, problems, figure } = state;
  return (
    <Group>
      <Legend>{WHAT_IF.seats}</Legend>
      <SeatGrid>
        {CABINS.map((cabin) => (
          <NumberField
            key={cabin}
            label={SEAT_NAMES[cabin]}
            // A mean of several layouts is no whole number.
            value={fields.seats[cabin] ?? String(Number(figure.usualSeats[cabin].toFixed(1)))}
            problem={problems[cabin]}
            onChange={(text) => onChange({ ...fields, seats: { ...fields.seats, [cabin]: text } })}
          />
        ))}
      </SeatGrid>
      {problems.seats && <Alert>{problems.seats}</Alert>}
    </Group>
  );
}

function SustainableFuelFields({ state, onChange }: Pick<WhatIfControlsProps, 'state' | 'onChange'>) {
  const { fields, problems } = state;
  return (
    <div>
      <Grid>
        <SliderField
          label={WHAT_IF.sustainable}
          value={fields.sustainablePercent}
          {...SLIDERS.sustainable}
          textOf={WHAT_IF.percent}
          onChange={(next) => onChange({ ...fields, sustainablePercent: next })}
        />
        <NumberField
          label={WHAT_IF.saving}
          value={fields.saving}
          help={WHAT_IF.savingHelp}
          problem={problems.saving}
          onChange={(saving) => onChange({ ...fields, saving })}
        />
      </Grid>
      <Text size="small" tone="muted" mt="2">
        {WHAT_IF.sustainableMethod}
      </Text>
    </div>
  );
}
