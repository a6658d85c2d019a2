import type { PlaceSearch, Station } from '@tim/find';
import { useCallback, useEffect } from 'react';
import { FIND } from './texts.ts';
import { useFinder } from './finder.tsx';
import { placeText } from './place-text.ts';
import { SearchField, type SearchFieldProps } from './search-field.tsx';
import { stationText } from './station-text.ts';
import type { Suggestion } from './suggestion.ts';
import { JOIN } from '../join.ts';
import { savesData, whenIdle } from '../when-idle.ts';

/** More than anybody reads; the best stand first. */
const MOST_PLACES = 12;

type PlaceFieldProps = SearchFieldProps & {
  /** Whether the code of a city is offered for all of its airports. */
  readonly hasCities: boolean;
  /** What is left of a text that names a flight, which belongs into other fields. */
  readonly readFlight?: (text: string, isPasted: boolean) => string | undefined;
  /** Said of a text that names no place, in the place of the rule that it breaks. Without it the rule stays, and what to do stands below. */
  readonly noPlaceText?: string;
  /** Whether its text is read as something else, which is offered below: no advice may then move the offer away. */
  readonly isOffered?: boolean;
};

/** An airport, by its code or by what people call it. */
export function PlaceField({ hasCities, readFlight, noPlaceText, isOffered = false, ...field }: PlaceFieldProps) {
  const { finder, load } = useFinder();
  const places = finder?.places;
  const suggest = useCallback(
    (text: string) => (places ? suggestPlaces(places, text, hasCities) : []),
    [places, hasCities],
  );
  const { value, helperText } = field;
  const isCode = helperText === undefined;
  // The names of an address that was opened come after everything that it asks for.
  const isAddressed = isCode && value !== '' && places === undefined;
  useEffect(() => {
    if (isAddressed && !savesData()) whenIdle(load);
  }, [isAddressed, load]);
  const isNoPlace = !isOffered && !isCode && value !== '' && places?.find(value, hasCities, 1).length === 0;
  const place = isCode ? places?.named(value) : undefined;
  const advice =
    places && isCode && value !== '' && !place
      ? adviceOn(value, places.station(value, hasCities))
      : isNoPlace && noPlaceText === undefined
        ? FIND.noPlace
        : undefined;
  return (
    <SearchField
      {...field}
      helperText={isNoPlace ? (noPlaceText ?? helperText) : helperText}
      advice={advice}
      kind="code"
      suggest={suggest}
      meaning={place && placeText(place)}
      // A code is left as it was typed; a name becomes the code of its place.
      read={(text, isPasted) =>
        isCode ? undefined : (places?.called(text, hasCities)?.code ?? readFlight?.(text, isPasted))
      }
      onFocus={load}
    />
  );
}

function suggestPlaces(places: PlaceSearch, text: string, hasCities: boolean): readonly Suggestion[] {
  const found = places.find(text, hasCities, MOST_PLACES);
  return found.map((place, index): Suggestion => {
    const { kind, code, name, cityCode, cityName, countryName, isClosed } = place;
    const cityAt = found.findIndex((other) => other.kind === 'city' && other.code === cityCode);
    return {
      value: code,
      title: name,
      detail: JOIN.clauses([
        kind === 'city' ? FIND.allAirports : cityName,
        countryName,
        ...(isClosed ? [FIND.closed] : []),
      ]),
      isPart: kind === 'airport' && cityAt >= 0 && cityAt < index,
    };
  });
}

/** Of a code that no place has. */
const adviceOn = (code: string, station: Station | undefined): string =>
  station ? stationText(code, station) : FIND.unknownCode;
