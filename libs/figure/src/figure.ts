import type { CabinClass } from '@tim/engine';

/** Units of a figure. */
export const UNITS = ['kg', 'g', 't'] as const;
export type Unit = (typeof UNITS)[number];

/** What a figure is answered as. */
export const FIGURE_FORMATS = ['json', 'csv', 'txt', 'svg', 'png'] as const;
export type FigureFormat = (typeof FIGURE_FORMATS)[number];

/** Languages that a figure is said in, each with a file of words. */
export const FIGURE_LANGUAGES = ['en', 'de', 'fr', 'es', 'ja'] as const;
export type FigureLanguage = (typeof FIGURE_LANGUAGES)[number];

/** Who computed a figure: the open engine, Google's API, or the issuer of the flight's EU label. */
export const COMPUTED_BY = ['engine', 'google', 'label'] as const;
export type ComputedBy = (typeof COMPUTED_BY)[number];

/** Risk of contrails that warm, beside the CO2e. */
export type ContrailRisk = 'low' | 'medium' | 'high';

/** One figure, of a flight or of what is typical between two places, as /v1/figures answers it. Amounts are in `unit`. */
export type Figure = {
  readonly cabin: CabinClass;
  readonly unit: Unit;
  /** Well-to-wake emissions of one passenger, one way. */
  readonly co2ePerPassenger: number;
  /** 8 of 10 flights should lie between these; absent of a label, and where another service answers. */
  readonly low?: number;
  readonly high?: number;
  /** Making the fuel, and burning it; absent of what is typical. */
  readonly wellToTank?: number;
  readonly tankToWake?: number;
  /** What is typical between the two places; absent where it cannot be compared, and of what is typical itself. */
  readonly typicalOfRoute?: number;
  /** What is typical of the flights without a stop alone; absent of a flight, and where none of them has the cabin. */
  readonly directFlights?: number;
  readonly origin: string;
  readonly originName?: string;
  readonly destination: string;
  readonly destinationName?: string;
  /** These three are absent of what is typical. */
  readonly operatingCarrierCode?: string;
  readonly flightNumber?: number;
  /** YYYY-MM-DD. */
  readonly departureDate?: string;
  readonly aircraftName?: string;
  /** Whether the number is known on the route for this airline; absent of what is typical. */
  readonly flightNumberVerified?: boolean;
  readonly contrailRisk?: ContrailRisk;
  readonly computedBy: ComputedBy;
  /** Of the Travel Impact Model, as "3.0.0". */
  readonly modelVersion: string;
  /** Of the tables, YYYY-MM-DD. */
  readonly dataDate: string;
  /** Absent of what others computed. */
  readonly engineVersion?: string;
  /** Where the figure is shown with its working. */
  readonly url: string;
};
