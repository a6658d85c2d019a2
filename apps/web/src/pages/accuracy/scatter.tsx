import { Box } from '@chakra-ui/react';
import { formatWhole } from '@tim/format';
import { fill } from '@tim/languages';
import { JOIN } from '../../shared/join.ts';
import { ACCURACY } from './texts.ts';
import { along, Plot } from './chart-parts.tsx';
import { kilogramsText } from '../../shared/kilograms-text.ts';
import { flightName, signedPercent } from './figure-words.ts';
import type { Cabin, ComparedFigure } from './figures.ts';

/** Flights that differ by more are drawn apart [1]. */
const BAND = 0.1;
/** The axes' ticks are so far apart [kg], the first of these that gives few enough. */
const TICKS_KG = [100, 200, 500, 1000];
const MOST_TICKS = 6;

type ScatterProps = {
  readonly cabin: Cabin;
  /** The most wrong first. */
  readonly flights: readonly ComparedFigure[];
};

/** Our figure over the published one, both axes alike and from zero, with the line on which they are the same. */
export function Scatter({ cabin, flights }: ScatterProps) {
  const { scatter } = ACCURACY;
  const most = axisEnd(flights);
  const step = TICKS_KG.find((kg) => most / kg <= MOST_TICKS) ?? most;
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
  const up = (kg: number) => along(most - kg, most);
  return (
    <Box maxWidth="36rem" ps="2rem" pe="0.5rem" pt="2rem" pb="3.5rem">
      <Plot
        aspectRatio="1"
        role="img"
        aria-label={JOIN.labelled(JOIN.clauses([scatter.heading, scatter.cabins[cabin]]), scatter.introduction)}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <polygon className="band" points={`0,100 ${100 / (1 + BAND)},0 100,0 100,${100 * BAND}`} />
        </svg>
        {ticks.map((kg) => (
          <g key={kg}>
            <line className="grid" x1="0" x2="100%" y1={up(kg)} y2={up(kg)} />
            <line className="grid" x1={along(kg, most)} x2={along(kg, most)} y1="0" y2="100%" />
            <text x="-0.5rem" y={up(kg)} dy="0.35em" textAnchor="end">
              {formatWhole(kg)}
            </text>
            <text x={along(kg, most)} y="100%" dy="1.6em" textAnchor="middle">
              {formatWhole(kg)}
            </text>
          </g>
        ))}
        <line className="edge" x1="0" y1="100%" x2={along(1, 1 + BAND)} y2="0" />
        <line className="edge" x1="0" y1="100%" x2="100%" y2={along(BAND, 1)} />
        <line className="same" x1="0" y1="100%" x2="100%" y2="0" />
        <text x="-2rem" y="-1rem">
          {scatter.ours}
        </text>
        <text x="100%" y="100%" dy="3.4em" textAnchor="end">
          {scatter.published}
        </text>
        <text x="100%" y="0" dy="-0.5em" textAnchor="end">
          {scatter.same}
        </text>
        <text x="100%" y="36%" dy="0.35em" textAnchor="end">
          {scatter.band}
        </text>
        {flights.map((flight, index) => (
          <circle
            // Two figures of a flight may be alike, and none ever moves.
            key={index}
            className={Math.abs(flight.error) > BAND ? 'dot far' : 'dot'}
            cx={along(flight.publishedKg, most)}
            cy={up(flight.ourKg)}
            r="3.5"
          >
            <title>{flightLine(flight)}</title>
          </circle>
        ))}
      </Plot>
    </Box>
  );
}

function flightLine(flight: ComparedFigure): string {
  const { origin, destination, publishedKg, ourKg, error } = flight;
  return fill(ACCURACY.flightLine, {
    flight: flightName(flight),
    origin,
    destination,
    published: kilogramsText(publishedKg),
    ours: kilogramsText(ourKg),
    error: signedPercent(error),
  });
}

/** The next hundred kilograms beyond every figure. */
function axisEnd(flights: readonly ComparedFigure[]): number {
  return Math.ceil(Math.max(...flights.flatMap(({ publishedKg, ourKg }) => [publishedKg, ourKg])) / 100) * 100;
}
