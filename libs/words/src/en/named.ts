import type { NamedCode } from '@tim/estimator';

/** A carrier or a place with its code; the code alone where nobody knows the name. */
export const named = ({ code, name }: NamedCode): string => (name === code ? code : `${name} (${code})`);
