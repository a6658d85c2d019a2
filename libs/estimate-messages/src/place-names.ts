import type { CityNames, FlightWithEmissions, Market, TypicalFlightEmissions } from '@tim/messages';

type NamingByCode = Partial<Pick<FlightWithEmissions, 'unavailableDetail' | 'numberListing'>> &
  Partial<Pick<TypicalFlightEmissions, 'answeredMarkets' | 'changeAirportCodes' | 'options' | 'oldOptions'>>;

/** What the cities are called of the places that an entry names by code, as fields of it; without those whose city is not known. */
export function placeNames(
  {
    answeredMarkets = [],
    changeAirportCodes = [],
    options = [],
    oldOptions = [],
    unavailableDetail,
    numberListing,
  }: NamingByCode,
  { origin, destination }: Market,
  cityOf: (code: string) => string | undefined,
): { readonly cityNames?: CityNames; readonly placeNames: Record<string, string> } {
  const flown = [...options, ...oldOptions].flatMap(({ legs }) => legs.flatMap(({ market }) => market ?? []));
  const listed = [...(unavailableDetail?.markets ?? []), ...(numberListing?.otherRoutes ?? [])];
  const markets = [{ origin, destination }, ...answeredMarkets, ...flown, ...listed];
  const codes = [...markets.flatMap((market) => [market.origin, market.destination]), ...changeAirportCodes];
  const names: Record<string, string> = Object.fromEntries(
    codes.flatMap((code) => {
      const name = cityOf(code);
      return name ? [[code, name]] : [];
    }),
  );
  const [from, to] = [names[origin], names[destination]];
  return {
    placeNames: names,
    ...(from !== undefined && to !== undefined && { cityNames: { origin: from, destination: to } }),
  };
}
