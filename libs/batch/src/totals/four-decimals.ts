/** A share as it is given to programs. */
export const toFourDecimals = (share: number): number => Math.round(share * 10_000) / 10_000;
