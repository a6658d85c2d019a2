import { Box, chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { TRIP } from '../texts.ts';
import type { LegEnds } from '../trip-shape.ts';
import { drawMap, kilometresText, MAP_SIZE, type DrawnPlace } from './draw-map.ts';
import { placeOf } from './place-of.ts';

const Drawing = chakra('svg', {
  base: {
    width: 'full',
    height: 'auto',
    aspectRatio: '2',
    overflow: 'hidden',
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
    bg: 'bg.subtle',
    '& path': { vectorEffect: 'non-scaling-stroke', fill: 'none' },
    '& [data-land]': { fill: 'bg.emphasized', stroke: 'border.control', strokeWidth: '0.5px' },
    '& [data-legs]': { stroke: 'accent', strokeWidth: '2px' },
    '& circle': { fill: 'accent' },
    '& text': {
      fill: 'fg',
      stroke: 'bg',
      strokeWidth: '3px',
      paintOrder: 'stroke',
      fontSize: 'sm',
      fontWeight: 'medium',
    },
    _highContrast: {
      bg: 'Canvas',
      '& [data-land]': { fill: 'Canvas', stroke: 'GrayText' },
      '& [data-legs]': { stroke: 'CanvasText' },
      '& circle, & text': { fill: 'CanvasText' },
      '& text': { stroke: 'Canvas' },
    },
  },
});

/** Two labels nearer than this stand one above its place and one below [units of the map]. */
const NEAR = { x: 80, y: 40 } as const;

/** The legs of a trip as great circles on a map of the world. */
export function TripMap({ legs }: { readonly legs: readonly LegEnds[] }) {
  const map = useMemo(() => drawMap(legs, placeOf), [legs]);
  if (map === undefined) return null;
  return (
    <Box as="figure" mt="6" _print={{ maxWidth: '12cm', breakInside: 'avoid' }}>
      {/* The paths are stretched with the page; text, circles and lines keep their size. */}
      <Drawing role="img" aria-label={`${TRIP.mapLabel}: ${map.distances.join('; ')}`}>
        <svg viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`} width="100%" height="100%" preserveAspectRatio="none">
          <path data-land d={map.land} />
          <path data-legs d={map.legs} />
        </svg>
        {map.places.map((place, index) => (
          <Label key={place.code} place={place} isBelow={hasNear(place, map.places.slice(0, index))} />
        ))}
      </Drawing>
      <Box as="figcaption" mt="1" fontSize="xs" color="fg.muted">
        {TRIP.mapCaption(kilometresText(map.totalKm))}
      </Box>
    </Box>
  );
}

function Label({ place: { code, x, y }, isBelow }: { readonly place: DrawnPlace; readonly isBelow: boolean }) {
  const [left, top] = [`${(x / MAP_SIZE.width) * 100}%`, `${(y / MAP_SIZE.height) * 100}%`];
  return (
    <>
      <circle cx={left} cy={top} r="3.5" />
      <text x={left} y={top} dy={isBelow ? '1.25em' : '-0.5em'} textAnchor="middle">
        {code}
      </text>
    </>
  );
}

function hasNear({ x, y }: DrawnPlace, others: readonly DrawnPlace[]): boolean {
  return others.some((other) => Math.abs(other.x - x) < NEAR.x && Math.abs(other.y - y) < NEAR.y);
}
