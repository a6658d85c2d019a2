import { CABIN_CLASSES } from '@tim/engine';
import { formatDateCard, formatKilograms, type KilogramsPerPassenger } from '@tim/format';
import type { ItineraryEntry } from '@tim/itinerary';
import { fill } from '@tim/languages';
import { parseYyyymmdd } from '@tim/notation';
import { Text } from '../../shared/ui/typography.tsx';
import { HEADLINE } from './texts.ts';
import { useSameAsBefore } from './same-as-before.ts';

export type SameFiguresProps = {
  readonly entry: ItineraryEntry | undefined;
  /** Undefined until it is known. */
  readonly wellToWakeKg: KilogramsPerPassenger | undefined;
};

/** Says that a flight has the figures of the day that was looked up before. */
export function SameFigures({ entry, wellToWakeKg }: SameFiguresProps) {
  const { departureDate = '', ...flight } = entry ?? {};
  const figures = wellToWakeKg && CABIN_CLASSES.map((cabin) => formatKilograms(wellToWakeKg[cabin] ?? 0)).join();
  const day = parseYyyymmdd(useSameAsBefore(Object.values(flight).join(), departureDate, figures) ?? '');
  return day && <Text role="status">{fill(HEADLINE.sameAs, { day: formatDateCard(day) })}</Text>;
}
