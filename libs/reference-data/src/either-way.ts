/** A key of a carrier between two places, the same either way. */
export const eitherWay = (carrierCode: string, one = '', other = ''): string =>
  one < other ? `${carrierCode} ${one} ${other}` : `${carrierCode} ${other} ${one}`;
