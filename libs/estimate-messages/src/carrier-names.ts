import type { FlightWithEmissions, TypicalFlightEmissions } from '@tim/messages';

type NamingByCode = Partial<Pick<FlightWithEmissions, 'flight' | 'unavailableDetail'>> &
  Partial<Pick<TypicalFlightEmissions, 'carrierCodes' | 'direct'>>;

/** What the carriers are called that an entry names by code, as a field of it; without those whose name is not known. */
export function carrierNames(
  { flight, carrierCodes = [], direct, unavailableDetail }: NamingByCode,
  nameOf: (code: string) => string | undefined,
): { readonly carrierNames: Record<string, string> } {
  const codes = [
    flight?.operatingCarrierCode ?? '',
    ...carrierCodes,
    ...(direct?.carrierCodes ?? []),
    ...(unavailableDetail?.carrierCodes ?? []),
  ];
  return {
    carrierNames: Object.fromEntries(
      codes.flatMap((code) => {
        const name = nameOf(code);
        return name === undefined ? [] : [[code, name]];
      }),
    ),
  };
}
