import { useCallback } from 'react';
import { FIND } from './texts.ts';
import { useFinder } from './finder.tsx';
import { SearchField, type SearchFieldProps } from './search-field.tsx';
import { JOIN } from '../join.ts';

const MOST_CARRIERS = 8;

type CarrierFieldProps = SearchFieldProps & {
  /** The code that a text means which names a whole flight. */
  readonly readFlight?: (text: string, isPasted: boolean) => string | undefined;
};

/** A carrier, by its code or by its name. */
export function CarrierField({ readFlight, ...field }: CarrierFieldProps) {
  const { finder, load } = useFinder();
  const carriers = finder?.carriers;
  const suggest = useCallback(
    (text: string) =>
      carriers?.find(text, MOST_CARRIERS).map(({ code, name, isFreight }) => ({
        value: code,
        title: name,
        ...(isFreight && { detail: FIND.freightOnly }),
      })) ?? [],
    [carriers],
  );
  const carrier = carriers?.named(field.value);
  const meaning = carrier?.isFreight ? JOIN.sentences([JOIN.sentence(carrier.name), FIND.freightOnly]) : carrier?.name;
  return (
    <SearchField
      {...field}
      kind="code"
      suggest={suggest}
      meaning={meaning}
      read={(text, isPasted) => carriers?.called(text)?.code ?? readFlight?.(text, isPasted)}
      onFocus={load}
    />
  );
}
