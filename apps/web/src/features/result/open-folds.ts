/** The parts of a result that are folded, by their names in the address, in the order in which they stand. */
const FOLDS = ['working', 'what-if', 'others', 'along'] as const;
export type FoldName = (typeof FOLDS)[number];

/** The folds that are open stand at the end of the address, so that a reload and whoever gets the address find them so. */
export function openFolds(hash: string): readonly FoldName[] {
  const names = hash.slice(1).split('+');
  return FOLDS.filter((name) => names.includes(name));
}

/** The address's end with one of them open or closed, and the others as they were. */
export function hashWith(hash: string, name: FoldName, isOpen: boolean): string {
  const open = openFolds(hash);
  return hashOf(FOLDS.filter((one) => (one === name ? isOpen : open.includes(one))));
}

/** The part of an address's end that says which are open. */
export function openHash(hash: string): string {
  return hashOf(openFolds(hash));
}

function hashOf(names: readonly FoldName[]): string {
  return names.length === 0 ? '' : `#${names.join('+')}`;
}

/** Where what can be taken along stands: the headline leads there. */
export const ALONG_ID = 'along' satisfies FoldName;
