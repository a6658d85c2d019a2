import { Button, Flex } from '@chakra-ui/react';
import type { ListedRoute } from '@tim/find';
import type { ItineraryEntry } from '@tim/itinerary';
import { helperText } from '@tim/validation';
import { useLayoutEffect, useRef, useState } from 'react';
import { fill } from '@tim/languages';
import { FIND } from '../find/texts.ts';
import { useListedRoutes } from '../find/use-listed-routes.ts';

/** The rules of codes and numbers do not look at the date. */
const NO_DATE = '';

type ListedRouteOfferProps = {
  readonly leg: ItineraryEntry;
  /** Name of the departure date's input within the form. */
  readonly dateField: string;
  readonly onTake: (route: ListedRoute) => void;
};

/** Of a flight whose number is known and whose route is not: where the number is listed, to be taken with one press. */
export function ListedRouteOffer({ leg, dateField, onTake }: ListedRouteOfferProps) {
  const { operatingCarrierCode, flightNumber } = leg;
  const area = useRef<HTMLDivElement>(null);
  const [takenCount, setTakenCount] = useState(0);
  const isNumberGiven = (['operatingCarrierCode', 'flightNumber'] as const).every(
    (field) => helperText(field, leg[field], NO_DATE) === undefined,
  );
  const isWanted = isNumberGiven && (leg.origin === '' || leg.destination === '');
  const routes = useListedRoutes(operatingCarrierCode, flightNumber, isWanted).filter(
    ({ origin, destination }) => agrees(leg.origin, origin) && agrees(leg.destination, destination),
  );
  useLayoutEffect(() => {
    if (takenCount === 0) return;
    // The button is gone: what is to be done next gets the focus.
    const form = area.current?.closest('form');
    const next = form?.querySelector('[type=submit]:enabled') ?? form?.elements.namedItem(dateField);
    if (next instanceof HTMLElement) next.focus();
  }, [takenCount, dateField]);
  return (
    <Flex
      ref={area}
      aria-live="polite"
      direction="column"
      align="flex-start"
      gap="2"
      width="full"
      // Empty, it leaves no gap, and is there to be heard when it fills.
      _empty={{ position: 'absolute', width: '0' }}
    >
      {routes.map((route) => (
        <Button
          key={`${route.origin}${route.destination}`}
          type="button"
          variant="outline"
          height="auto"
          minHeight="target"
          py="2"
          lineHeight="1.35"
          whiteSpace="normal"
          textAlign="start"
          onClick={() => {
            onTake(route);
            setTakenCount(takenCount + 1);
          }}
        >
          {fill(FIND.takeRoute, {
            flight: `${operatingCarrierCode.toUpperCase()} ${Number(flightNumber)}`,
            from: route.from,
            to: route.to,
          })}
        </Button>
      ))}
    </Flex>
  );
}

/** What stands in a field, in either case, and what would. */
const agrees = (typed: string, code: string): boolean => ['', code].includes(typed.toUpperCase());
