import { chakra } from '@chakra-ui/react';

/** Outlines of five ridges, far to near, on a canvas of 1600 x 900. */
const RIDGES = [
  'M0 900 L0 560 50 523 100 515 150 506 200 506 250 506 300 514 350 504 400 473 450 490 500 477 550 467 600 458 650 462 700 439 750 414 800 370 850 379 900 372 950 407 1000 412 1050 418 1100 422 1150 441 1200 456 1250 467 1300 499 1350 492 1400 486 1450 482 1500 487 1550 516 1600 546 L1600 900z',
  'M0 900 L0 640 50 610 100 558 150 537 200 498 250 460 300 454 350 450 400 467 450 515 500 535 550 530 600 547 650 552 700 528 750 512 800 505 850 530 900 526 950 538 1000 511 1050 494 1100 506 1150 518 1200 508 1250 516 1300 503 1350 486 1400 508 1450 540 1500 601 1550 621 1600 625 L1600 900z',
  'M0 900 L0 696 50 694 100 703 150 707 200 705 250 720 300 715 350 701 400 700 450 679 500 663 550 639 600 622 650 612 700 608 750 568 800 550 850 578 900 600 950 600 1000 611 1050 608 1100 598 1150 600 1200 605 1250 621 1300 645 1350 665 1400 677 1450 690 1500 685 1550 689 1600 693 L1600 900z',
  'M0 900 L0 650 50 670 100 695 150 686 200 692 250 732 300 746 350 750 400 771 450 756 500 752 550 748 600 735 650 767 700 781 750 768 800 779 850 792 900 796 950 800 1000 783 1050 770 1100 736 1150 711 1200 704 1250 705 1300 711 1350 709 1400 722 1450 724 1500 738 1550 730 1600 725 L1600 900z',
  'M0 900 L0 804 100 813 200 820 300 816 400 810 500 810 600 809 700 841 800 858 900 855 1000 869 1100 870 1200 851 1300 831 1400 798 1500 791 1600 760 L1600 900z',
] as const;

/** Great circles as they look on a flat map: one route each, from airport to airport. */
const ROUTES = [
  {
    path: 'M150 372C420 118 1010 92 1392 300',
    ends: [
      [150, 372],
      [1392, 300],
    ],
  },
  {
    path: 'M322 422C560 212 1020 170 1500 418',
    ends: [
      [322, 422],
      [1500, 418],
    ],
  },
  { path: 'M150 372C300 214 560 168 790 344', ends: [[790, 344]] },
] as const;

const Picture = chakra('svg', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: '-1',
    width: 'full',
    height: 'full',
    '& .sky-top': { stopColor: 'scene.skyTop' },
    '& .sky-middle': { stopColor: 'scene.skyMiddle' },
    '& .sky-glow': { stopColor: 'scene.skyGlow' },
    '& .ridge:nth-of-type(1)': { fill: 'scene.ridge1' },
    '& .ridge:nth-of-type(2)': { fill: 'scene.ridge2' },
    '& .ridge:nth-of-type(3)': { fill: 'scene.ridge3' },
    '& .ridge:nth-of-type(4)': { fill: 'scene.ridge4' },
    '& .ridge:nth-of-type(5)': { fill: 'scene.ridge5' },
    '& .routes': { stroke: 'scene.arc', color: 'scene.arc', opacity: '0.55' },
    _highContrast: { display: 'none' },
    _print: { display: 'none' },
  },
});

/** The home page's picture: ridges at dawn under three flight paths; at night in the dark theme. */
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
