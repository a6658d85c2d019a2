import type { FindIndex } from './find-index.ts';
import { plainWords } from './plain-words.ts';
import { createTextSearch } from './text-search.ts';

export type FoundCarrier = {
  /** IATA code. */
  readonly code: string;
  readonly name: string;
  /** Whether it carries freight alone: none of its flights has figures. */
  readonly isFreight: boolean;
};

export type CarrierSearch = {
  /**
   * Carriers by name or code, best first.
   *
   * @param most - how many to return
   */
  readonly find: (text: string, most: number) => readonly FoundCarrier[];
  /** The one carrier whose whole name or three-letter code a text is, in any case and without accents. Undefined where several have it, or none. */
  readonly called: (text: string) => FoundCarrier | undefined;
  /** The carrier of a code, in either case. */
  readonly named: (code: string) => FoundCarrier | undefined;
};

export function createCarrierSearch({ carriers, freightCarriers }: FindIndex): CarrierSearch {
  const all = [...carriers, ...freightCarriers];
  const found = all.map(([code, , name], at): FoundCarrier => ({ code, name, isFreight: at >= carriers.length }));
  const namesOf = all.map(([, icaoCode, ...names]) => [...names.flatMap(asOneWord), icaoCode]);
  const search = createTextSearch(all.map(([code], at) => ({ code, names: namesOf[at] ?? [], otherWords: [] })));
  const byCode = new Map(found.map((carrier) => [carrier.code, carrier]));
  return {
    find: (text, most) =>
      search(text)
        .slice(0, most)
        .flatMap((index) => found[index] ?? []),
    called: (text) => {
      const wanted = plainWords(text);
      const bearers = found.filter(
        (_, at) => wanted !== '' && namesOf[at]?.some((name) => plainWords(name) === wanted),
      );
      return bearers.length === 1 ? bearers[0] : undefined;
    },
    named: (code) => byCode.get(code.toUpperCase()),
  };
}

/** A name of several words, and as people write it in one: ブリティッシュ・エアウェイズ. */
const asOneWord = (name: string): readonly string[] =>
  name.includes('・') ? [name, name.replaceAll('・', '')] : [name];
