import { percent } from './report/numbers.ts';

/** An input in the place of the one that an estimate used: what it is, and its value. */
export type OtherInput =
  | { readonly kind: 'type'; readonly aircraft: string }
  /** Seats from first to economy: "0/48/21/224". */
  | { readonly kind: 'layout'; readonly aircraft: string; readonly seats: string }
  | { readonly kind: 'withWinglets' | 'withoutWinglets'; readonly aircraft: string }
  /** The method's last resorts [1]. */
  | { readonly kind: 'cargoOfDistance' | 'defaultLoad'; readonly fraction: number };

/** In English, for the report. */
export function otherInputText(input: OtherInput): string {
  switch (input.kind) {
    case 'type':
      return input.aircraft;
    case 'layout':
      return `${input.aircraft} with ${input.seats}`;
    case 'withWinglets':
      return `${input.aircraft} with winglets`;
    case 'withoutWinglets':
      return `${input.aircraft} without winglets`;
    case 'cargoOfDistance':
      return `cargo of the distance band, ${percent(input.fraction)}`;
    case 'defaultLoad':
      return `load factor ${percent(input.fraction)}`;
  }
}
