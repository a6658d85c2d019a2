import { LINKS } from '../../config/links.ts';
import { PAGES } from '../../config/pages.ts';

/** The page that holds the engine's figures against published ones; its numbers are docs/accuracy.json. */
export const ACCURACY = {
  path: '/accuracy',
  title: 'Accuracy',
  description:
    'How near the open engine’s estimates come to published figures: by cabin, region, distance and carrier, and the worst cases.',
  introduction: [
    'The open engine behind the calculator follows a published method with public data. Here its figures stand beside those that Google published for the same flights. ',
    { text: 'How it computes', href: PAGES.methodology },
    ' is a page of its own.',
  ],
  changes: [{ text: 'What each version changed in the figures', href: PAGES.changes }, ', with a feed.'],
  source: [
    'Published figures: Google, Travel Impact Model, collected from search results, licensed under ',
    { text: 'CC BY-SA 4.0', href: LINKS.licence },
    '. ',
  ],
  data: { text: 'Every figure of this page, flight by flight:', name: 'accuracy.json', href: '/accuracy.json' },
  goals: {
    heading: 'What we aim for, and where we are',
    introduction:
      '“Nothing given” is how you would ask: flight number, route and day. “Exact type given” adds the aircraft type. Each figure is either that of the median flight or a share of flights, with its 90 % interval in brackets. The second column counts each airline’s route once, however many of its flights are published. A goal is met when both columns meet it.',
    floor:
      'Nobody who lacks the day’s schedule knows which aircraft flies today. If we knew the types that fly each airline’s route, and how often, but not which flight has which, our economy figures would still be {error} off in the median, or {byRoute} counted by route. Our goals with nothing given are {factor} times that floor.',
    columns: ['Goal', 'By flight', 'By airline and route', 'Met'],
    aimed: '{figure}, {aim}',
    reached: 'yes',
    notReached: 'no',
  },
  scatter: {
    heading: 'Ours against published',
    introduction:
      'Each dot is a flight, looked up without its aircraft type. The horizontal axis shows the published figure, the vertical axis ours. On the line both are the same. In the shaded band they differ by at most 10 %.',
    cabins: { economy: 'Economy', business: 'Business', first: 'First' },
    published: 'Published, kg CO2e per passenger',
    ours: 'Ours, kg CO2e',
    same: 'the same',
    band: 'within 10 %',
  },
  groups: {
    heading: 'Error by group',
    introduction:
      'The dot is the median error, whichever its direction: half of the flights are nearer than that. The bar is its 90 % interval, drawn by carrier; in brackets stands the number of figures. Small groups of few carriers are less certain than their bars.',
    axis: 'Median error, % of the published figure',
    columns: ['Group', 'Figures', 'Median error', 'Mean error', 'Within 5 %', 'Within 10 %', 'Within 20 %'],
    ways: {
      heading: 'By cabin and method',
      nothing: { economy: 'Economy', business: 'Business', first: 'First' },
      exact: 'Economy, exact type given',
      flightyco2: 'Economy, as flightyco2 does it',
      desnz: 'Economy, UK Government factors',
    },
    parts: {
      region: 'Economy by region',
      distance: 'Economy by distance',
      cause: 'Economy by what could explain it',
      carrier: 'Economy by carrier',
    },
    notes: [
      'flightyco2 is an open library: typical seats for each aircraft type, 84.5 % of them taken, and fixed shares of cargo. The UK Government’s factors do not distinguish aircraft or airlines; here they include the making of the fuel and exclude radiative forcing.',
      'The carriers shown are those with the largest total error; their intervals come from sampling routes.',
    ],
    tableOf: '{heading}: the figures',
  },
  worst: {
    heading: 'The worst, and why',
    introduction:
      'Economy, nothing given. These are possible explanations, not confirmed causes: one input at a time is changed until our figure is the published one. Cabins are given as seats in first/business/premium economy/economy.',
    unnamed: 'aircraft not named',
    figures: 'Published {published}, ours {ours} CO2e.',
    reasons: {
      wrongType: 'We took another aircraft type than the one published.',
      several: 'No single input explains it.',
      seats: '{needed} of the seats taken (we took {used})',
      cargo: '{needed} of the payload as cargo (we took {used})',
      ways: 'Ours would be the published figure with {ways}.',
      nextWay: '{before}, or with {after}',
      nearest: 'Nearest in our tables: {name} ({error} off).',
      layout: '{aircraft} with {seats}',
      withWinglets: '{aircraft} with winglets',
      withoutWinglets: '{aircraft} without winglets',
      cargoOfDistance: 'cargo of the distance band, {fraction}',
      defaultLoad: 'load factor {fraction}',
    },
  },
  parts: {
    heading: 'What the error is made of',
    introduction:
      'On {figures} economy figures whose exact aircraft type is published. We use the published aircraft type. Load, seats and fuel are not published, so we estimate them from the errors on other routes and airlines.',
    columns: ['Given, one after the other', 'Median error', 'Part of the squared error it takes away'],
    given: {
      nothing: 'Nothing',
      type: 'The aircraft type',
      load: 'How full the airline flies',
      seats: 'Its seats in the type',
      fuel: 'The type’s fuel',
    },
    answer:
      'Knowing the type would take away {type} of the squared error. Estimating load, seats and fuel from the errors on other routes removes little more. What remains is specific to single routes.',
  },
  limits: {
    heading: 'What this does not show',
    text: 'Both figures are estimates. They share the fuel tables of the European Environment Agency (EMEP/EEA guidebook 2023), so this comparison cannot show where those tables are wrong. Beside the fuel that US carriers reported (US BTS Form 41, 2023 to 2025), the tables of {types} aircraft types differ by {byType} in the median; beside the fuel reported on {carrierRoutes} routes in Brazil (January 2023), by {byRoute}.',
  },
  answer:
    'On {flights} published flights, half of our economy figures are within {half} of Google’s, and {within10Percent} are within 10 %. With the exact aircraft type given, half are within {halfWithType}.',
  ours: 'Ours: open engine {engine}, tables of {dated}.',
  intervalFrom: '{value} (from\u00a0{low})',
  interval: '{value} ({low}\u00a0to\u00a0{high})',
  between: '{low} to {high}',
  atMost: 'at most {most}',
  atLeast: 'at least {least}',
  flightLine: '{flight}, {origin} to {destination}: published {published}, ours {ours} ({error})',
  route: '{origin} to {destination}',
} as const;
