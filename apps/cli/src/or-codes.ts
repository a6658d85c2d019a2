import { joined } from '@tim/languages';
import type { Faults } from './refusal.ts';

/** Codes of which one is meant: "SYD or YQY"; Spanish has another word for "or" before one that begins with "O". */
export const orCodes = (codes: readonly string[], { next, last, lastBeforeO }: Faults['orCodes']): string =>
  joined(next, codes, codes.at(-1)?.startsWith('O') === true ? lastBeforeO : last);
