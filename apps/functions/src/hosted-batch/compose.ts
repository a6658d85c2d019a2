import pLimit from 'p-limit';
import { nameTaken } from './batch-fault.ts';
import { composedOf } from './batch-objects.ts';
import { MOST_COMPOSED, type ObjectStorage } from './object-storage.ts';

/** Objects composed at once. */
const AT_ONCE = 8;

/** An object and how many bytes it has to have. */
export type Sized = { readonly name: string; readonly bytes: number };

/** One object made of others, in their order. */
type Composition = Sized & { readonly of: readonly string[] };

/** What has to be composed for an answer: first what its parts make, last the answer itself. */
function compositions(output: string, parts: readonly Sized[]): readonly (readonly Composition[])[] {
  if (parts.length <= MOST_COMPOSED) return [[composition(output, parts)]];
  const groups = Array.from({ length: Math.ceil(parts.length / MOST_COMPOSED) }, (_, at) =>
    parts.slice(at * MOST_COMPOSED, (at + 1) * MOST_COMPOSED),
  );
  const composed = groups.map((group) => composition(composedOf(output, namesOf(group)), group));
  return [composed, ...compositions(output, composed)];
}

const namesOf = (sized: readonly Sized[]) => sized.map(({ name }) => name);

const composition = (name: string, parts: readonly Sized[]): Composition => ({
  name,
  of: namesOf(parts),
  bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
});

/**
 * Makes one object of the parts.
 *
 * @throws BatchFault when an object of somebody else's has its name, or that of a piece of it
 */
export async function compose(storage: ObjectStorage, output: string, parts: readonly Sized[]): Promise<void> {
  const inTurn = pLimit(AT_ONCE);
  const composeOne = async ({ name, of, bytes }: Composition): Promise<void> => {
    await storage.composeIfAbsent(name, of);
    const facts = await storage.facts(name);
    // Another task has finished meanwhile: trying again tells.
    if (!facts) throw new Error('What was composed is gone.');
    if (facts.bytes !== bytes) throw nameTaken(name);
  };
  for (const level of compositions(output, parts)) await Promise.all(level.map((one) => inTurn(() => composeOne(one))));
}

/** The objects between the parts and the answer, which can go once it is there. */
export async function composedBetween(
  storage: ObjectStorage,
  output: string,
  parts: readonly Sized[],
): Promise<string[]> {
  const between = compositions(output, parts).slice(0, -1).flat();
  const facts = await Promise.all(between.map(({ name }) => storage.facts(name)));
  return between.filter(({ bytes }, at) => facts[at]?.bytes === bytes).map(({ name }) => name);
}
