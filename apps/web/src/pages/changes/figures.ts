/** What a version changed of an airline's routes, of one route, or of all. Changes are of the mean economy figure of a year. */
export type ChangeRow = {
  /** IATA code; '' of all. */
  readonly carrier: string;
  readonly carrierName: string;
  /** "ZRH-BOS"; '' of an airline or all. */
  readonly route: string;
  readonly asked: number;
  readonly changed: number;
  /** Routes that have a figure which had none, and the other way round. */
  readonly gained: number;
  readonly lost: number;
  /** Of all routes asked with both figures [%]. */
  readonly meanPercent: number;
  readonly largestPercent: number;
};

/** What an engine version changed, of docs/figure-changes. */
export type VersionChanges = {
  readonly version: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly all: ChangeRow;
  /** Those of which some routes changed, most first. */
  readonly carriers: readonly ChangeRow[];
  /** The hundred that changed the most at most, most first. */
  readonly routes: readonly ChangeRow[];
};
