/** Where a grid of the energy forcing per metre of contrail has its values. */
export type ForcingAxes = {
  readonly seasons: readonly string[];
  /** Falling, equally spaced, two or more [deg]. */
  readonly latitudesDeg: readonly number[];
  /** Local solar time from midnight, equally spaced [h]; 24 h is left out. */
  readonly localTimesHours: readonly number[];
};

/** Fraction of the distance flown that leaves a persistent contrail, by square cells. */
export type ContrailProbability = {
  readonly cellDeg: number;
  /** Rising [deg]. */
  readonly southEdgesDeg: readonly number[];
  /** Rising, once around the earth [deg]. */
  readonly westEdgesDeg: readonly number[];
  /** 0 to 1, row by row from the south, each from the west; NaN where nothing is known. */
  readonly fractions: ArrayLike<number>;
};

const HOURS_OF_DAY = 24;

/** A grid of contrail forcing, for the times of departure that lie the grid's step apart. */
export type ForcingGrid = {
  /** Times of departure. */
  readonly departures: number;
  /** Hours between them [h]. */
  readonly stepHours: number;
  /**
   * Add to each time of departure's sum what the grid says at a latitude, `hoursLater` of local time after it.
   *
   * @param factor - on the grid's value, e.g. the probability of a contrail
   */
  readonly add: (season: number, latitudeDeg: number, hoursLater: number, factor: number, sums: number[]) => void;
};

/** Mean of the finite values; 0 when there is none. */
function finiteMean(values: readonly number[]): number {
  const finite = values.filter(Number.isFinite);
  return finite.length === 0 ? 0 : finite.reduce((sum, value) => sum + value, 0) / finite.length;
}

/**
 * Forcing per metre of contrail [MJ/m] by season, latitude and local time: linear between the grid's latitudes and times, flat
 * beyond its latitudes. A cell without a value takes the mean of the times beside it.
 *
 * @param mjPerMOf - the grid's values at a latitude by local time [MJ/m], NaN where it has none
 */
export function forcingGrid(
  { latitudesDeg, localTimesHours, seasons }: ForcingAxes,
  mjPerMOf: (season: number, latitudeDeg: number) => readonly number[],
): ForcingGrid {
  const departures = localTimesHours.filter((hours) => hours < HOURS_OF_DAY).length;
  const stepHours = HOURS_OF_DAY / departures;
  const [northDeg = 90, nextDeg = 80] = latitudesDeg;
  const stepDeg = northDeg - nextDeg;
  const lastRow = latitudesDeg.length - 1;
  // Season by season, latitude by latitude, each row once around the day.
  const cells = Float64Array.from(
    seasons.flatMap((_, season) =>
      latitudesDeg.flatMap((latitudeDeg) => {
        const row = mjPerMOf(season, latitudeDeg).slice(0, departures);
        return row.map((value, time) =>
          Number.isFinite(value)
            ? value
            : finiteMean([row.at(time - 1) ?? Number.NaN, row[(time + 1) % departures] ?? Number.NaN]),
        );
      }),
    ),
  );
  const add: ForcingGrid['add'] = (season, latitudeDeg, hoursLater, factor, sums) => {
    const fromNorth = Math.min(lastRow, Math.max(0, (northDeg - latitudeDeg) / stepDeg));
    const row = Math.min(lastRow - 1, Math.floor(fromNorth));
    const southPart = fromNorth - row;
    const north = (season * latitudesDeg.length + row) * departures;
    const south = north + departures;
    const steps = hoursLater / stepHours;
    const wholeSteps = Math.floor(steps);
    const latePart = steps - wholeSteps;
    let early = ((wholeSteps % departures) + departures) % departures;
    let atEarly = (cells[north + early] ?? 0) * (1 - southPart) + (cells[south + early] ?? 0) * southPart;
    for (let departure = 0; departure < departures; departure += 1) {
      early = early + 1 === departures ? 0 : early + 1;
      const atLate = (cells[north + early] ?? 0) * (1 - southPart) + (cells[south + early] ?? 0) * southPart;
      sums[departure] = (sums[departure] ?? 0) + factor * (atEarly * (1 - latePart) + atLate * latePart);
      atEarly = atLate;
    }
  };
  return { departures, stepHours, add };
}

/** Probability by cell, a masked cell filled with the mean of the nearest ring of cells that are not [1]. */
export function filledProbability(
  probability: ContrailProbability,
): (latitudeDeg: number, longitudeDeg: number) => number {
  const { cellDeg, southEdgesDeg, westEdgesDeg, fractions } = probability;
  const rows = southEdgesDeg.length;
  const columns = westEdgesDeg.length;
  const [southDeg = -90] = southEdgesDeg;
  const [westDeg = -180] = westEdgesDeg;
  const at = (row: number, column: number) =>
    row < 0 || row >= rows ? Number.NaN : (fractions[row * columns + ((column + columns) % columns)] ?? Number.NaN);
  const ring = (row: number, column: number, radius: number) => {
    const steps = Array.from({ length: 2 * radius + 1 }, (_, step) => step - radius);
    return steps.flatMap((dy) =>
      steps.filter((dx) => Math.max(Math.abs(dx), Math.abs(dy)) === radius).map((dx) => at(row + dy, column + dx)),
    );
  };
  const filled = Float64Array.from(fractions, (fraction, cell) => {
    if (Number.isFinite(fraction)) return fraction;
    const row = Math.floor(cell / columns);
    for (let radius = 1; radius < rows; radius += 1) {
      const around = ring(row, cell % columns, radius);
      if (around.some(Number.isFinite)) return finiteMean(around);
    }
    return 0;
  });
  return (latitudeDeg, longitudeDeg) => {
    const row = Math.min(rows - 1, Math.max(0, Math.floor((latitudeDeg - southDeg) / cellDeg)));
    const column = Math.min(columns - 1, Math.max(0, Math.floor((longitudeDeg - westDeg) / cellDeg)));
    return filled[row * columns + column] ?? 0;
  };
}
