import { JOIN } from './join.ts';

/** What a code stands for, as long as that is known. */
export type NameOf = (code: string) => string | undefined;

export const nobodyKnows: NameOf = () => undefined;

/** "Zürich Airport (ZRH)", or the code alone where nobody knows the name. */
export function namedWords({ code, name }: { readonly code: string; readonly name?: string | undefined }): string {
  return name === undefined ? code : JOIN.aside(name, code);
}

/** The same of codes whose names somebody knows. */
export const namedBy =
  (nameOf: NameOf) =>
  (code: string): string =>
    namedWords({ code, name: nameOf(code) });
