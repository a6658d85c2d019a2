import { helperText } from '@tim/validation';

/** The rule of carrier codes does not look at the date. */
const NO_DATE = '';

/**
 * The number of a flight that is pasted as tickets name it, "LX 52" or "LX0052", into the form that has its carrier
 * already. Any other text stays what it is: a number of another carrier's is none to guess at.
 */
export function pastedFlightNumber(text: string, carrierCode: string): string {
  const pasted = text.trim();
  if (/^\d*$/.test(pasted) || helperText('operatingCarrierCode', carrierCode, NO_DATE) !== undefined) {
    return text;
  }
  return new RegExp(`^${carrierCode}[\\s-]*(\\d+)$`, 'i').exec(pasted)?.[1] ?? text;
}
