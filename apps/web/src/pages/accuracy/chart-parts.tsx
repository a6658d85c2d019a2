import { chakra } from '@chakra-ui/react';

/** A place along an axis, as SVG takes it whatever the chart's size: "23.5%". */
export function along(value: number, most: number): string {
  return `${Math.round((value / most) * 10_000) / 100}%`;
}

/** A chart's room; its labels may stand outside. Colours that a visitor's system sets stay its own. */
export const Plot = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    overflow: 'visible',
    fontSize: 'xs',
    // Lines that cross a text stop around it.
    '& text': { fill: 'fg.muted', stroke: 'bg', strokeWidth: '4px', paintOrder: 'stroke' },
    '& .grid': { stroke: 'border' },
    '& .edge': { stroke: 'border.control', strokeDasharray: '3 3' },
    '& .same': { stroke: 'fg.muted' },
    '& .band': { fill: 'accent.subtle' },
    '& .bar': { stroke: 'accent', strokeOpacity: '0.4', strokeWidth: '6px', strokeLinecap: 'round' },
    '& .dot': { fill: 'accent', stroke: 'bg', strokeWidth: '0.5px' },
    '& .far': { fill: 'fg' },
    _highContrast: {
      '& text': { fill: 'CanvasText', stroke: 'Canvas' },
      '& .grid, & .edge, & .same': { stroke: 'GrayText', strokeOpacity: '0.6' },
      '& .bar': { stroke: 'CanvasText', strokeOpacity: '0.6' },
      '& .band': { fill: 'none' },
      '& .dot': { fill: 'CanvasText', stroke: 'Canvas' },
    },
  },
});
