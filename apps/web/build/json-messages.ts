import type { Plugin } from 'vite';

const GENERATED = /\/libs\/messages\/src\/gen\/.+\.ts$/;
const BINARY = new Set(['encode', 'decode']);

/** The part of a syntax tree that is looked at. */
type Node = { readonly type: string; readonly start: number; readonly end: number };
type Property = Node & { readonly key?: { readonly name?: string } };
type Statement = Node & {
  readonly declaration?: {
    readonly declarations?: readonly { readonly init?: Node & { readonly properties?: readonly Property[] } }[];
  } | null;
};

/**
 * Leaves the messages' binary encoding out of the site's bundle: the site speaks JSON, and no bundler sees by itself
 * that a method of an object is never called.
 */
export function jsonMessages(): Plugin {
  return {
    name: 'json-messages',
    enforce: 'pre',
    transform: {
      filter: { id: GENERATED },
      handler(code) {
        const { body } = this.parse(code, { lang: 'ts' }) as unknown as { readonly body: readonly Statement[] };
        return { code: withoutBinary(code, body), map: null };
      },
    },
  };
}

function withoutBinary(code: string, body: readonly Statement[]): string {
  const cuts = body
    .flatMap(({ declaration }) => declaration?.declarations ?? [])
    .flatMap(({ init }) => init?.properties ?? [])
    .filter(({ key }) => BINARY.has(key?.name ?? ''));
  // From the end, so that what stands before keeps its place; with the comma behind.
  return cuts.toReversed().reduce((text, { start, end }) => {
    const rest = text.slice(end).replace(/^\s*,/, '');
    return text.slice(0, start) + rest;
  }, code);
}
