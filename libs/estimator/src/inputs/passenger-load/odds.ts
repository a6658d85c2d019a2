/** Natural logarithm of the odds of a share between 0 and 1. */
export const logit = (share: number): number => Math.log(share / (1 - share));

/** The share whose logit is given. */
export const shareOfLogit = (value: number): number => 1 / (1 + Math.exp(-value));
