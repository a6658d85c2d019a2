/** A city's name by its own code, or that of one of its airports. */
export type CityOf = (code: string) => string | undefined;

type InCity = { readonly cityCode: string; readonly cityName: string };
type Airports = {
  readonly find: (code: string) => InCity | undefined;
  readonly ofCity: (code: string) => readonly InCity[];
};

/** @param shown - names to show in place of the table's, by the city's code */
export const cityNamesOf =
  ({ airports }: { readonly airports: Airports }, shown: ReadonlyMap<string, string>): CityOf =>
  (code) => {
    const airport = airports.find(code) ?? airports.ofCity(code)[0];
    return airport && (shown.get(airport.cityCode) ?? plainCityName(airport));
  };

/** "Guangzhou" of "Guangzhou (Huadu)". */
export function plainCityName({ cityName }: Pick<InCity, 'cityName'>): string {
  const part = cityName.endsWith(')') ? cityName.indexOf('(') : -1;
  return part === -1 ? cityName : cityName.slice(0, part).trimEnd();
}
