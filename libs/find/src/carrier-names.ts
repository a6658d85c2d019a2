type Named = { readonly name: string };
type Carriers = {
  readonly carriers: { readonly find: (code: string) => Named | undefined };
  readonly carrierStatus: { readonly holderOf: (code: string) => Named | undefined };
};

/**
 * What a carrier is called that the tables have an English name for.
 *
 * @param shown - names to show in place of the tables', by the carrier's code
 */
export function carrierNamesOf(
  { carriers, carrierStatus }: Carriers,
  shown: ReadonlyMap<string, string>,
): (englishName: string) => string {
  const byEnglishName = new Map(
    [...shown].flatMap(([code, name]) => {
      const english = [carriers.find(code)?.name, carrierStatus.holderOf(code)?.name];
      return english.includes(name) ? [] : english.map((one) => [one, name] as const);
    }),
  );
  return (englishName) => byEnglishName.get(englishName) ?? englishName;
}
