/**
 * What a translation of an object of texts must be: the same keys and lists, any texts, functions of the same
 * parameters. Beside `texts.ts` stands `texts.de.ts`, which imports the type of English's `APP` as `English`:
 *
 *     export const APP: TextsOf<typeof English> = { ... };
 *
 * A key that is missing, or is not in English, does not compile.
 */
export type TextsOf<English> = English extends string
  ? string
  : English extends number | boolean | null | undefined
    ? English
    : English extends (...parameters: infer Parameters) => infer Result
      ? (...parameters: Parameters) => TextsOf<Result>
      : { readonly [Key in keyof English]: TextsOf<English[Key]> };
