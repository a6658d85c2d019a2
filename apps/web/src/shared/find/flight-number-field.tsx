import { useCallback, useEffect, useState } from 'react';
import { useFinder } from './finder.tsx';
import { useLatest } from '../use-latest.ts';
import { SearchField, type SearchFieldProps } from './search-field.tsx';

type FlightNumberFieldProps = SearchFieldProps & {
  /** What stands in the flight's other fields. */
  readonly carrierCode: string;
  readonly origin: string;
  readonly destination: string;
  readonly read: (text: string, isPasted: boolean) => string | undefined;
  readonly meaning: string | undefined;
};

/** A flight number; those that the carrier is known to fly on the route are offered. */
export function FlightNumberField({ carrierCode, origin, destination, ...field }: FlightNumberFieldProps) {
  const { finder, load } = useFinder();
  const [isWanted, setIsWanted] = useState(false);
  const route = `${carrierCode} ${origin}-${destination}`;
  const [known, setKnown] = useState<{ readonly route: string; readonly numbers: readonly number[] }>();

  const begin = useLatest();
  useEffect(() => {
    const signal = begin();
    if (!isWanted || finder === undefined) return;
    finder.flightNumbers(carrierCode, origin, destination).then(
      (numbers) => {
        if (!signal.aborted) setKnown({ route, numbers });
      },
      // Without them the number is typed.
      () => undefined,
    );
  }, [begin, isWanted, finder, carrierCode, origin, destination, route]);

  const suggest = useCallback(
    (text: string) =>
      (known?.route === route ? known.numbers : [])
        .map(String)
        .filter((number) => number.startsWith(text.trim()))
        .map((number) => ({ value: number, title: number })),
    [known, route],
  );
  return (
    <SearchField
      {...field}
      kind="number"
      suggest={suggest}
      onFocus={() => {
        load();
        setIsWanted(true);
      }}
    />
  );
}
