import type { NamedCode } from '@tim/estimator';
import { fill } from '@tim/languages';
import type { Messages } from './messages/en.ts';

/** What sentences about several subjects are put together with. */
export type Parts = Messages['parts'];

/** A carrier or a place with its code; the code alone where nobody knows the name. */
export const named = ({ code, name }: NamedCode, parts: Parts): string =>
  name === code ? code : fill(parts.named, { name, code });

/** The text of a code that came with an answer, and may be one that only a newer version knows. */
export const textOf = (texts: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(texts, code) ? texts[code] : undefined;
