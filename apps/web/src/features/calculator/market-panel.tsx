import { Grid } from '@chakra-ui/react';
import { toMarket } from '@tim/itinerary';
import type { Market } from '@tim/messages';
import { hasErrorState, helperText } from '@tim/validation';
import { PlaceField } from '../../shared/find/place-field.tsx';
import { FormPanel } from '../../shared/form/form-panel.tsx';
import { EMPTY_LEG, type Draft } from '../../shared/form/use-draft.ts';
import { FIELD_LABELS } from '../../shared/form/texts.ts';
import { CALCULATOR } from './texts.ts';

const FIELDS = ['origin', 'destination'] as const;
/** The rules of airport codes do not look at the date. */
const NO_DATE = '';

type MarketPanelProps = {
  readonly draft: Draft;
  readonly onSubmit: (market: Market) => void;
};

/** Origin and destination. */
export function MarketPanel({ draft: { legs, change }, onSubmit }: MarketPanelProps) {
  const [market = EMPTY_LEG] = legs;
  return (
    <FormPanel
      label={CALCULATOR.formLabels.route}
      fields={FIELDS.map((field) => ({
        name: field,
        label: FIELD_LABELS[field],
        isEmpty: market[field] === '',
        isValid: helperText(field, market[field], NO_DATE) === undefined,
      }))}
      onSubmit={() => onSubmit(toMarket(market))}
    >
      <Grid
        // Two beside each other, or one below the other where large text would not fit into half the width.
        gap="4"
        templateColumns="repeat(auto-fill, minmax(min(100%, max(6rem, (100% - 1rem) / 2)), 1fr))"
      >
        {FIELDS.map((field) => (
          <PlaceField
            key={field}
            name={field}
            hasCities
            label={FIELD_LABELS[field]}
            value={market[field]}
            onChange={(value) => change(0, field, value)}
            helperText={helperText(field, market[field], NO_DATE)}
            isInvalid={hasErrorState(field, market[field], NO_DATE)}
          />
        ))}
      </Grid>
    </FormPanel>
  );
}
