import type { Manner } from './manner.ts';

/** A text with places for values, each named in braces: "{carrierName} flies it." `Name` is what English calls them. */
export type Message<Name extends string = never> = string & { readonly names?: Name };

/**
 * Messages of any language: the keys of the English ones, which are written `as const`, and texts with their places. A missing or
 * further key does not compile.
 */
export type MessagesOf<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? Message<NamesOf<English[Key]>>
    : MessagesOf<English[Key]>;
};

type NameIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NameIn<Rest> : never;

/** What the places of a message are called: as it is written, or as English calls them. */
type NamesOf<Text extends string> = Text extends { readonly names?: infer Name extends string } ? Name : NameIn<Text>;

type Values<Text extends string> = Readonly<Record<NamesOf<Text>, string | number>>;

/** A message with values in its places. */
export function fill<Text extends string>(message: Text, values: Values<Text>): string {
  return message.replaceAll(/\{(\w+)\}/g, (_, name: NamesOf<Text>) => String(values[name]));
}

/** The form of a message that goes with a whole number, which is its `{count}`. A language may write out the one of `one`. */
export function fillCount<One extends string, Other extends string>(
  { one, other }: { readonly one: One; readonly other: Other },
  values: Values<One | Other> & { readonly count: number },
  { plural }: Pick<Manner, 'plural'>,
): string {
  return fill<string>(plural(values.count) === 'one' ? one : other, values);
}

/**
 * Several texts as one, each joined to those before it by a message: "{before}, {after}". Empty ones are left out.
 *
 * @param last - joins the last: "{before} and {after}"
 */
export function joined(
  next: Message<'before' | 'after'>,
  texts: readonly string[],
  last: Message<'before' | 'after'> = next,
): string {
  const [first = '', ...rest] = texts.filter((text) => text !== '');
  return rest.reduce((before, after, at) => fill(at === rest.length - 1 ? last : next, { before, after }), first);
}
