import type { BtsFacts } from '../data/bts-facts.ts';

/** Words that say nothing about which company it is. */
const COMMON = new Set(
  'air airlines airline airways inc ltd llc dba the limited corp corporation company lineas linhas aereas aerovias international aviation group services service express flight lines'.split(
    ' ',
  ),
);

/**
 * The IATA code of a carrier in BTS figures: the BTS code itself where it is an IATA code of a carrier whose name has a
 * word in common, or what is known of the code.
 *
 * @param carriers - what is known of single codes
 * @param btsName - the name BTS gives; '' when it gives none
 * @param listedName - the name under which the airlines' lists know the code; undefined when they do not
 * @returns undefined when it cannot be told safely
 */
export function iataCarrierOf(
  carriers: BtsFacts['carriers'],
  btsCode: string,
  btsName: string,
  listedName: string | undefined,
): string | undefined {
  const known = carriers.get(btsCode);
  if (known) return btsName.includes(known.word) ? known.iata : undefined;
  if (listedName === undefined || !/^[A-Z0-9]{2}$/.test(btsCode)) return undefined;
  const listed = tellingWords(listedName);
  return [...tellingWords(btsName)].some((word) => listed.has(word)) ? btsCode : undefined;
}

function tellingWords(name: string): Set<string> {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return new Set(plain.split(/[^a-z0-9]+/).filter((word) => word.length >= 3 && !COMMON.has(word)));
}
