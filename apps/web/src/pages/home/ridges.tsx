import { chakra } from '@chakra-ui/react';
import { RIDGES, ROUTES } from './scene.ts';

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
