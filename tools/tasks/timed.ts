/** Do one step and say in one line how long it took. */
export async function timed<T>(name: string, step: () => Promise<T>): Promise<T> {
  const start = Date.now();
  const result = await step();
  console.log(`${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
  return result;
}
