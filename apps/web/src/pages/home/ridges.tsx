import { chakra } from '@chakra-ui/react';

/** Outlines of five ridges, far to near, on a canvas of 1600 x 900. */
const RIDGES = [
  'M0 900V600q50-33 75-36 25-2 50-6 25-3 50-2 25 1 50 2 25 1 50 5 25 4 50 1 25-4 50-18 25-14 50-5 25 9 50 4 25-6 50-10 25-5 50-8 25-3 50 0 25 4 50-6 25-11 50-21 25-10 50-29 25-20 50-16 25 4 50-1 25-4 50 12 25 15 50 17 25 1 50 3 25 2 50 3 25 1 50 9 25 8 50 14 25 7 50 11 25 3 50 18 25 14 50 10 25-4 50-7 25-3 50-6 25-3 50-2 25 2 50 15 25 12 75 38V900z',
  'M0 900V670q50-26 75-50 25-23 50-33 25-9 50-26 25-18 50-36 25-17 50-20 25-2 50-3 25-2 50 6 25 9 50 31 25 22 50 31 25 9 50 6 25-3 50 6 25 8 50 10 25 3 50-8 25-11 50-19 25-7 50-11 25-3 50 9 25 12 50 10 25-2 50 3 25 6 50-7 25-13 50-21 25-8 50-2 25 6 50 11 25 6 50 1 25-5 50-1 25 4 50-3 25-6 50-14 25-8 50 2 25 10 50 24 25 14 50 43 25 28 50 37 25 8 75 10V900z',
  'M0 900V715q50-2 75 3 25 4 50 6 25 3 50 2 25-2 50 6 25 8 50 6 25-3 50-10 25-7 50-7 25 0 50-9 25-9 50-16 25-7 50-18 25-11 50-18 25-7 50-11 25-4 50-5 25-1 50-20 25-19 50-26 25-8 50 5 25 13 50 23 25 10 50 9 25-1 50 4 25 6 50 4 25-2 50-7 25-5 50-4 25 0 50 2 25 2 50 9 25 7 50 18 25 11 50 20 25 10 50 15 25 5 50 11 25 6 50 3 25-4 50-2 25 2 75 5V900z',
  'M0 900V675q50 19 75 30 25 12 50 8 25-5 50-2 25 4 50 22 25 18 50 25 25 6 50 8 25 3 50 12 25 9 50 3 25-7 50-9 25-1 50-4 25-2 50-8 25-6 50 9 25 15 50 21 25 7 50 1 25-6 50-1 25 5 50 11 25 6 50 8 25 2 50 4 25 2 50-6 25-8 50-14 25-6 50-22 25-16 50-27 25-12 50-15 25-4 50-3 25 0 50 3 25 3 50 2 25-1 50 5 25 6 50 7 25 1 50 8 25 6 50 2 25-3 75-8V900z',
  'M0 900V770q100-5 150-2 50 3 100 2 50-1 100-2 50-1 100 2 50 2 100 19 50 17 100 39 50 21 100 23 50 2 100-6 50-8 100 4 50 11 100 23 50 13 100 12 50-1 100-11 50-9 100-5 50 3 100-13 50-17 150-49V900z',
] as const;

/** Great circles as they look on a flat map: one route each, from airport to airport. */
const ROUTES = [
  { path: 'M-40 312C260 96 880 36 1290 232', ends: [[1290, 232]] },
  {
    path: 'M985 366C1080 276 1270 268 1400 346',
    ends: [
      [985, 366],
      [1400, 346],
    ],
  },
] as const;

const Picture = chakra('svg', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: '-1',
    width: 'full',
    height: 'full',
    '& .sky-top': { stopColor: '{colors.scene.skyTop}' },
    '& .sky-middle': { stopColor: '{colors.scene.skyMiddle}' },
    '& .sky-glow': { stopColor: '{colors.scene.skyGlow}' },
    '& .ridge:nth-of-type(1)': { fill: 'scene.ridge1' },
    '& .ridge:nth-of-type(2)': { fill: 'scene.ridge2' },
    '& .ridge:nth-of-type(3)': { fill: 'scene.ridge3' },
    '& .ridge:nth-of-type(4)': { fill: 'scene.ridge4' },
    '& .ridge:nth-of-type(5)': { fill: 'scene.ridge5' },
    '& .routes': { stroke: 'scene.arc', color: 'scene.arc', opacity: '0.6', display: { base: 'none', md: 'inline' } },
    _highContrast: { display: 'none' },
    _print: { display: 'none' },
  },
});

/** The home page's picture: ridges at dawn under two flight paths; at night in the dark theme. */
export function Ridges() {
  return (
    <Picture viewBox="0 0 1600 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="0.72">
          <stop offset="0" className="sky-top" />
          <stop offset="0.6" className="sky-middle" />
          <stop offset="1" className="sky-glow" />
        </linearGradient>
      </defs>
      <rect width="1600" height="900" fill="url(#sky)" />
      <g className="routes" fill="none" strokeWidth="1.6">
        {ROUTES.map(({ path, ends }) => (
          <g key={path}>
            <path d={path} strokeDasharray="1 7" strokeLinecap="round" />
            {ends.map(([x, y]) => (
              <circle key={x} cx={x} cy={y} r="4" fill="currentColor" stroke="none" />
            ))}
          </g>
        ))}
      </g>
      <g>
        {RIDGES.map((outline) => (
          <path key={outline} className="ridge" d={outline} />
        ))}
      </g>
    </Picture>
  );
}
