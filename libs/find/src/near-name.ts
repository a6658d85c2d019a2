/** Shorter names have too many neighbours: Paris and Faris [letters]. */
const SHORTEST = 5;

/** Whether a name that is long enough is one typing error away: a letter too many, one missing, one wrong, or two that changed places. */
export function isOneLetterOff(written: string, name: string): boolean {
  const [short, long] = written.length <= name.length ? [written, name] : [name, written];
  if (short.length < SHORTEST || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  const [here, next] = [start, start + 1];
  const areSwapped = short[here] === long[next] && short[next] === long[here];
  return (
    start < short.length && short.slice(areSwapped ? start + 2 : next) === long.slice(areSwapped ? start + 2 : next)
  );
}
