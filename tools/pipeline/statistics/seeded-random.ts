/**
 * A generator of uniform numbers, the same sequence for the same seed on every machine.
 * Source: G. Marsaglia, Xorshift RNGs, Journal of Statistical Software 8 (2003), 14: the 32-bit triple 13, 17, 5.
 *
 * @param seed - whole number, not 0
 * @returns a function that gives the next number, 0 to below 1
 */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  if (state === 0) throw new RangeError('seed must not be 0');
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
