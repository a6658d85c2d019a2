/**
 * Refuse an impossible input by name.
 *
 * @param name - parameter's name, with its unit
 * @param value - what was given
 * @param low - smallest value allowed
 * @param high - largest value allowed
 * @throws RangeError naming the parameter and the value when it is not finite or outside `low` to `high`
 */
export function requireNumber(name: string, value: number, low: number, high: number): void {
  if (!(value >= low && value <= high) || !Number.isFinite(value)) refuse(name, value, low, high);
}

/** Separate, so that the check above is small enough to be inlined. */
function refuse(name: string, value: number, low: number, high: number): never {
  throw new RangeError(`${name} must be a number from ${low} to ${high}, not ${value}`);
}
