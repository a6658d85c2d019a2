import { manner as english } from './en.ts';

export const language = 'en-XA';

/** The pseudo-language writes numbers and dates as English does. */
export const manner = { ...english, language } as const;
