import { Box, Button, Grid } from '@chakra-ui/react';
import type { Place } from '@tim/find';
import { formatItinerary, toMarket } from '@tim/itinerary';
import { fill } from '@tim/languages';
import type { Market } from '@tim/messages';
import type { ReactNode } from 'react';
import { hasErrorState, helperText } from '@tim/validation';
import { PAGES } from '../../config/pages.ts';
import { useFinder } from '../../shared/find/finder.tsx';
import { PlaceField } from '../../shared/find/place-field.tsx';
import { FormPanel } from '../../shared/form/form-panel.tsx';
import { EMPTY_LEG, type Draft } from '../../shared/form/use-draft.ts';
import { readRoute } from '../../shared/form/read-route.ts';
import { readFlightNumber, type FlightName } from '../../shared/form/read-flight-number.ts';
import { FIELD_LABELS } from '../../shared/form/texts.ts';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { namedWords } from '../../shared/named-words.ts';
import { CALCULATOR } from './texts.ts';

const FIELDS = ['origin', 'destination'] as const;
type Field = (typeof FIELDS)[number];
/** The rules of airport codes do not look at the date. */
const NO_DATE = '';

type MarketPanelProps = {
  readonly draft: Draft;
  readonly onSubmit: (market: Market) => void;
  /** Below a field that holds no code, in place of the specification's words for the calculator. */
  readonly placeText?: string;
  /** What else is asked. */
  readonly others?: ReactNode;
};

/** Origin and destination. A flight number in their place leads to the form that takes it, a whole route is looked up as one. */
export function MarketPanel({ draft: { legs, change }, onSubmit, placeText, others }: MarketPanelProps) {
  const [market = EMPTY_LEG] = legs;
  const { finder } = useFinder();
  const routeIn = (field: Field) => readRoute(market[field], finder?.places);
  const flightIn = (field: Field) => readFlightNumber(market[field]);
  const route = routeIn('origin') ?? routeIn('destination');
  const flight = flightIn('origin') ?? flightIn('destination');
  const isOffered = (field: Field) => (flightIn(field) ?? routeIn(field)) !== undefined;
  const textOf = (field: Field) => {
    const rule = helperText(field, market[field], NO_DATE);
    return rule && (placeText ?? rule);
  };
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
      others={others}
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
            helperText={textOf(field)}
            isInvalid={hasErrorState(field, market[field], NO_DATE)}
            isOffered={isOffered(field)}
          />
        ))}
      </Grid>
      {/* Empty, it leaves no gap, and is there to be heard when it fills. */}
      <Box aria-live="polite" _empty={{ position: 'absolute' }}>
        {flight && (
          <TextLink to={`${PAGES.flight}?itinerary=${formatItinerary([asLeg(flight)])}`}>
            {fill(CALCULATOR.isFlight, { flight: `${flight.carrierCode} ${flight.flightNumber}` })}
          </TextLink>
        )}
        {route && (
          <Button
            type="button"
            variant="outline"
            onClick={() => onSubmit({ origin: route.origin.code, destination: route.destination.code })}
          >
            {fill(CALCULATOR.isRoute, { origin: nameOf(route.origin), destination: nameOf(route.destination) })}
          </Button>
        )}
      </Box>
    </FormPanel>
  );
}

const asLeg = ({ carrierCode, flightNumber }: FlightName) => ({
  ...EMPTY_LEG,
  operatingCarrierCode: carrierCode,
  flightNumber,
});

const nameOf = ({ name, code }: Place) => namedWords({ code, name });
