import { addTo } from './group-by.ts';
import type { OpenTable } from './table-header.ts';
import type { EasaLabel, EasaLabelTable } from './look-ups.ts';

/** No label at all: what applies where nobody imported one. */
export const NO_LABELS: EasaLabelTable = { count: 0, find: () => undefined };

type Row = { readonly flightNumber: number; readonly label: EasaLabel };

/**
 * Columns: carrier, flight number (0 for all of the carrier's on the route), origin, destination, first and last day
 * [YYYYMMDD], version, grams of each cabin (0 for one that is not on the label), whether the share of sustainable fuel is
 * on it, that share.
 */
export function readEasaLabels({ reader }: OpenTable): EasaLabelTable {
  const carriers = reader.repeatedStrings();
  const flightNumbers = reader.uints();
  const origins = reader.repeatedStrings();
  const destinations = reader.repeatedStrings();
  const issued = reader.uints();
  const expires = reader.uints();
  const versions = reader.repeatedStrings();
  const grams = [reader.uints(), reader.uints(), reader.uints(), reader.uints()] as const;
  const hasSafShare = reader.uints();
  const safShares = reader.decimals();
  if (carriers.length === 0) return NO_LABELS;

  const byRoute = new Map<string, Row[]>();
  carriers.forEach((carrier, at) => {
    const [economy, premiumEconomy, business, first] = grams.map((column) => column[at] || undefined);
    const flightNumber = flightNumbers[at] ?? 0;
    const label: EasaLabel = {
      isOfFlightNumber: flightNumber !== 0,
      issueDay: issued[at] ?? 0,
      expiryDay: expires[at] ?? 0,
      version: versions[at] ?? '',
      wellToWakeGramsPerPassenger: {
        ...(economy !== undefined && { economy }),
        ...(premiumEconomy !== undefined && { premiumEconomy }),
        ...(business !== undefined && { business }),
        ...(first !== undefined && { first }),
      },
      ...(hasSafShare[at] === 1 && { safDiscountFraction: safShares[at] ?? 0 }),
    };
    addTo(byRoute, carrier + (origins[at] ?? '') + (destinations[at] ?? ''), { flightNumber, label });
  });
  // A label of the very flight before one of all the carrier's flights, then the one issued last.
  for (const rows of byRoute.values()) {
    rows.sort(
      (a, b) => Number(a.flightNumber === 0) - Number(b.flightNumber === 0) || b.label.issueDay - a.label.issueDay,
    );
  }
  return {
    count: carriers.length,
    find: (carrierCode, flightNumber, originCode, destinationCode, departureDay) =>
      byRoute
        .get(carrierCode + originCode + destinationCode)
        ?.find(
          ({ flightNumber: labelled, label: { issueDay, expiryDay } }) =>
            (labelled === 0 || labelled === flightNumber) && issueDay <= departureDay && departureDay <= expiryDay,
        )?.label,
  };
}
