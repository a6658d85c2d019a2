/**
 * Refuse an impossible input by name.
 *
 * @throws RangeError naming the parameter and the value when it is not finite and above zero
 */
export function requirePositive(name: string, value: number): void {
  if (!(value > 0) || !Number.isFinite(value)) throw new RangeError(`${name} must be above 0, not ${value}`);
}
