import { Box, chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { JOIN } from '../join.ts';
import { drawMap, kilometresText, MAP_SIZE, type DrawnPlace, type MapLeg } from './draw-map.ts';
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

type RouteMapProps = {
  readonly legs: readonly MapLeg[];
  /** What it shows, for who does not see it; each leg and its length follow. */
  readonly label: string;
  /** @param kilometres - of all legs, with their unit */
  readonly caption: (kilometres: string) => string;
  /** Codes that stand beside their places; all where it is not said. */
  readonly named?: readonly string[];
};

/** Legs as great circles on a map of the world. */
export function RouteMap({ legs, label, caption, named }: RouteMapProps) {
  const map = useMemo(() => drawMap(legs, placeOf), [legs]);
  if (map === undefined) return null;
  return (
    <Box as="figure" mt="6" _print={{ maxWidth: '12cm', breakInside: 'avoid' }}>
      {/* The paths are stretched with the page; text, circles and lines keep their size. */}
      <Drawing role="img" aria-label={JOIN.labelled(label, JOIN.items(map.distances))}>
        <svg viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`} width="100%" height="100%" preserveAspectRatio="none">
          <path data-land d={map.land} />
          <path data-legs d={map.legs} />
        </svg>
        {map.places.map((place, index) => (
          <Label
            key={place.code}
            place={place}
            isNamed={named?.includes(place.code) ?? true}
            isBelow={hasNear(place, map.places.slice(0, index))}
          />
        ))}
      </Drawing>
      <Box as="figcaption" mt="1" fontSize="xs" color="fg.muted">
        {caption(kilometresText(map.totalKm))}
      </Box>
    </Box>
  );
}

type LabelProps = { readonly place: DrawnPlace; readonly isNamed: boolean; readonly isBelow: boolean };

function Label({ place: { code, x, y }, isNamed, isBelow }: LabelProps) {
  const [left, top] = [`${(x / MAP_SIZE.width) * 100}%`, `${(y / MAP_SIZE.height) * 100}%`];
  return (
    <>
      <circle cx={left} cy={top} r="3.5" />
      {isNamed && (
        <text x={left} y={top} dy={isBelow ? '1.25em' : '-0.5em'} textAnchor="middle">
          {code}
        </text>
      )}
    </>
  );
}

function hasNear({ x, y }: DrawnPlace, others: readonly DrawnPlace[]): boolean {
  return others.some((other) => Math.abs(other.x - x) < NEAR.x && Math.abs(other.y - y) < NEAR.y);
}
