/**
 * A flight as tickets name it, "LX 52" or "lx-0052", in its two parts. Undefined for digits alone, and for any text that
 * is no carrier's code with a number behind it.
 */
export function readFlightNumber(
  text: string,
): { readonly carrierCode: string; readonly flightNumber: string } | undefined {
  const [, carrierCode = '', flightNumber = ''] = /^(?=.?[a-z])([a-z\d]{2})[\s-]*(\d+)$/i.exec(text.trim()) ?? [];
  return carrierCode === '' ? undefined : { carrierCode: carrierCode.toUpperCase(), flightNumber };
}
