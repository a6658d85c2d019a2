import { LINKS } from './links.ts';
import { METHODOLOGY } from './methodology.ts';
import type { RichText } from './rich-text.ts';
import { MODEL_NAME } from './site.ts';

const INTRODUCTION: RichText = [
  'The open engine behind the calculator follows a published method with public data. Here its figures stand beside those that Google published for the same flights. ',
  { text: 'How it computes', href: METHODOLOGY.path },
  ' is a page of its own.',
];

const SOURCE: RichText = [
  `Published figures: Google, ${MODEL_NAME}, collected from search results in 2025 and 2026, licensed under `,
  { text: 'CC BY-SA 4.0', href: LINKS.licence },
  '. ',
];

/** The page that holds the engine's figures against published ones; its numbers are docs/accuracy.json. */
export const ACCURACY = {
  path: '/accuracy',
  title: 'Accuracy',
  description:
    'How near the open engine’s estimates come to published figures: flight by flight, by group, and the worst cases.',
  introduction: INTRODUCTION,
  source: SOURCE,
  scatter: {
    heading: 'Ours against published',
    introduction:
      'Each dot is a flight: across, the published figure; up, ours. On the line both are the same. In the shaded band they differ by at most 10 %.',
    published: 'Published, kg CO2e per passenger in economy',
    ours: 'Ours, kg CO2e',
    same: 'the same',
    band: 'within 10 %',
    table: 'Every flight as a table',
    columns: ['Flight', 'Published', 'Ours', 'Our range', 'Error'],
  },
  groups: {
    heading: 'Error by group',
    introduction:
      'The dot is the median error, whichever its direction: half of the flights are nearer than that. The bar is its 90 % interval, drawn by carrier; in brackets stands the number of flights. Small groups of few carriers are less certain than their bars.',
    axis: 'Median error, % of the published figure',
    table: 'The groups as a table',
    columns: ['Group', 'Flights', 'Median error', 'Mean error', 'Within 5 %', 'Within 10 %', 'Within 20 %'],
    names: {
      all: 'All flights',
      exact: 'Exact aircraft type named',
      family: 'Aircraft family named',
      none: 'No aircraft named',
      narrow: 'Narrow-body aircraft',
      wide: 'Wide-body aircraft',
      asked: 'Asked without the aircraft',
      simpler: 'A simpler method, all flights',
    },
    notes: [
      '“Asked without the aircraft” is how a visitor of this site asks: the flights whose aircraft is named, without that name.',
      '“A simpler method” takes typical seats for each aircraft type, 84.5 % of them taken, and fixed shares of cargo, as the open library flightyco2 does.',
    ],
  },
  worst: {
    heading: 'The worst, and why',
    introduction:
      'What could explain each difference, not what was found to: one input at a time is changed until our figure is the published one. Cabins are given as seats in first/business/premium economy/economy.',
    unnamed: 'aircraft not named',
  },
  limits: { heading: 'What this does not show' },
} as const;
