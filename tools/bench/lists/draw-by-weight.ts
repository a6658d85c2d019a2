/**
 * Draws places of a list, each as often as its weight says.
 *
 * @param random - the next number, 0 to below 1
 */
export function drawByWeight(weights: readonly number[], random: () => number): () => number {
  let sum = 0;
  const sums = Float64Array.from(weights, (weight) => (sum += weight));
  return () => {
    const wanted = random() * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
