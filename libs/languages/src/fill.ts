import type { Manner } from './manner.ts';

/** A text with places for values, each named in braces: "{carrierName} flies it." `Name` is what English calls them. */
export type Message<Name extends string = never> = string & { readonly names?: Name };

/**
 * Messages of any language: the keys of the English ones, which are written `as const`, and texts with their places. A missing or
 * further key does not compile.
 */
export type MessagesOf<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? Message<NameIn<English[Key]>>
    : MessagesOf<English[Key]>;
};

type NameIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never;

/** A message with values in its places. */
export function fill<Name extends string>(
  message: Message<Name>,
  values: Readonly<Record<Name, string | number>>,
): string {
  return message.replaceAll(/\{(\w+)\}/g, (_, name: Name) => String(values[name]));
}

/** The form of a message that goes with a whole number, which is its `{count}`. A language may write out the one of `one`. */
export function fillCount<Name extends string>(
  { one, other }: { readonly one: Message<Name | 'count'>; readonly other: Message<Name | 'count'> },
  values: Readonly<Record<Name | 'count', string | number>> & { readonly count: number },
  { plural }: Pick<Manner, 'plural'>,
): string {
  return fill(plural(values.count) === 'one' ? one : other, values);
}

/** Several texts as one, each joined to those before it by a message: "{before}, {after}". Empty ones are left out. */
export function joined(pattern: Message<'before' | 'after'>, texts: readonly string[]): string {
  const [first = '', ...rest] = texts.filter((text) => text !== '');
  return rest.reduce((before, after) => fill(pattern, { before, after }), first);
}
