import { useCallback } from 'react';
import { useFinder } from './finder.tsx';
import { SearchField, type SearchFieldProps } from './search-field.tsx';

const MOST_CARRIERS = 8;

/** A carrier, by its code or by its name. */
export function CarrierField(field: SearchFieldProps) {
  const { finder, load } = useFinder();
  const carriers = finder?.carriers;
  const suggest = useCallback(
    (text: string) => carriers?.find(text, MOST_CARRIERS).map(({ code, name }) => ({ value: code, title: name })) ?? [],
    [carriers],
  );
  return (
    <SearchField {...field} kind="code" suggest={suggest} meaning={carriers?.named(field.value)?.name} onFocus={load} />
  );
}
