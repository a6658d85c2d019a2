/** One line of the bench: what was measured, and the figure. */
export function print(name: string, value: string): void {
  console.log(`${name.padEnd(62)} ${value}`);
}
