import { chakra } from '@chakra-ui/react';
import { toMarket, type ItineraryEntry } from '@tim/itinerary';
import type { Market } from '@tim/messages';
import { hasErrorState, helperText } from '@tim/validation';
import { useState } from 'react';
import { FormPanel } from '../../components/form/form-panel.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { FIELD_LABELS } from '../../content/calculator.ts';

const FIELDS = ['origin', 'destination'] as const;
const EMPTY = { origin: '', destination: '' };
/** The rules of airport codes do not look at the date. */
const NO_DATE = '';

/** Two beside each other, or one below the other where large text would not fit into half the width. */
const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(6rem, (100% - 1rem) / 2)), 1fr))',
  },
});

type MarketPanelProps = {
  /** First entry of the address's itinerary. */
  readonly entry: ItineraryEntry | undefined;
  readonly onSubmit: (market: Market) => void;
};

/** Origin and destination. Follows the address: what it names is what the fields show. */
export function MarketPanel({ entry, onSubmit }: MarketPanelProps) {
  const addressed = entry ? toMarket(entry) : EMPTY;
  const addressedKey = `${addressed.origin}-${addressed.destination}`;
  const [draft, setDraft] = useState({ addressedKey, market: addressed });
  if (draft.addressedKey !== addressedKey) {
    setDraft({ addressedKey, market: addressed });
  }
  const { market } = draft;
  // Both fields may change before the panel is rendered again, when both were filled before the script arrived.
  const change = (field: keyof Market) => (value: string) =>
    setDraft((last) => ({ ...last, market: { ...last.market, [field]: value } }));

  return (
    <FormPanel
      label="Route"
      fields={FIELDS.map((field) => ({
        name: field,
        label: FIELD_LABELS[field],
        isEmpty: market[field] === '',
        isValid: helperText(field, market[field], NO_DATE) === undefined,
      }))}
      onSubmit={() => onSubmit({ ...market })}
    >
      <Fields>
        {FIELDS.map((field) => (
          <TextField
            key={field}
            name={field}
            kind="code"
            label={FIELD_LABELS[field]}
            value={market[field]}
            onChange={change(field)}
            helperText={helperText(field, market[field], NO_DATE)}
            isInvalid={hasErrorState(field, market[field], NO_DATE)}
          />
        ))}
      </Fields>
    </FormPanel>
  );
}
