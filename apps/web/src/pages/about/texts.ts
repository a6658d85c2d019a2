import { LINKS } from '../../config/links.ts';
import { PAGES } from '../../config/pages.ts';

export const ABOUT = {
  title: 'About the Travel Impact Model',
  description:
    'How the Travel Impact Model estimates the emissions of a flight per passenger, the principles it keeps, and the ways to use it.',
  introduction: [
    [
      'The Travel Impact Model (TIM) estimates the greenhouse gas emissions of one seat on a flight. Before a flight departs, it estimates how many kilograms of CO2e are caused by one passenger in each cabin.',
    ],
    [
      'Google administers the model, an independent Advisory Committee oversees it, and anyone may use it: it is a public good. The Independent Advisory Group behind the ',
      { text: 'Travalyst Shared Framework', href: LINKS.coalition },
      ' has reviewed the model. Travel sites show its estimates next to their fares.',
    ],
  ],
  howItWorks: {
    heading: 'How the model works',
    paragraphs: [
      [
        'The model first estimates the fuel a flight burns, then the emissions of making and burning that fuel, and finally divides them between cargo and passengers. Five inputs decide the outcome:',
      ],
    ],
    inputs: [
      { name: 'Origin and destination', text: 'set the distance flown, detours included.' },
      { name: 'Aircraft type', text: 'sets how much fuel that distance takes.' },
      {
        name: 'Cabin class and seat configuration',
        text: 'set each seat’s share: a seat that takes up more floor space is assigned more of the fuel.',
      },
      {
        name: 'Load factors',
        text: 'are the share of seats expected to be taken, and the share of the payload expected to be cargo.',
      },
      {
        name: 'Average aircraft utilization',
        text: 'is used where the actual value is not known before departure, such as how full one particular flight will be.',
      },
    ],
    closing: [
      'The result covers the fuel’s whole life, from well to wake, and follows ISO 14083. Every release of the model is numbered and published with its method.',
    ],
  },
  principles: {
    heading: 'Model principles',
    points: [
      {
        name: 'Accurate',
        text: 'The model is tested against measured fuel consumption and improved where it differs.',
      },
      { name: 'Precise', text: 'Two flights that differ in aircraft, cabin or route get figures that differ too.' },
      { name: 'Comprehensive', text: 'Any scheduled passenger flight, anywhere, can be looked up.' },
      { name: 'Futureproof', text: 'The model can be extended for new aircraft, new fuels and new findings.' },
      { name: 'Transparent', text: 'Anyone can read the method, its sources and its change history.' },
      { name: 'Consistent', text: 'The same flight gets the same figure wherever it is shown.' },
      { name: 'Accessible', text: 'The output is public and free of charge.' },
    ],
  },
  howToUse: {
    heading: 'How to use TIM',
    paragraphs: [
      [
        'The model is free to use in three ways. The calculator on this site applies the published method itself; the other two give Google’s figures.',
      ],
    ],
    cards: [
      {
        title: 'Emissions Calculator',
        description: 'Look up a flight, or the typical emissions of a route, and see how the figure is calculated.',
        linkValue: '/lookup/flight',
        linkAriaLabel: 'Open the Emissions Calculator',
        externalLink: false,
      },
      {
        title: 'Developers API',
        description: 'Ask for the emissions of many flights at once from your own software.',
        linkValue: LINKS.developersApi,
        linkAriaLabel: 'Read the Developers API documentation',
        externalLink: true,
      },
      {
        title: 'Google Sheets Ext.',
        description: 'Fill in emissions next to the flights in a spreadsheet, without writing code.',
        linkValue: LINKS.spreadsheetAddOn,
        linkAriaLabel: 'Get the Google Sheets Ext. add-on',
        externalLink: true,
      },
    ],
    ownApi: [
      'This site’s own figures are also available through ',
      { text: 'the calculator’s API', href: '/developers/api' },
      '. Read ',
      { text: 'how they are calculated', href: PAGES.methodology },
      ' from public data, and ',
      { text: 'how close they are', href: '/accuracy' },
      ' to Google’s.',
    ],
    closing: [
      'Do none of these fit what you have in mind? Please ',
      { text: 'contact us', href: LINKS.accessOptions },
      ' about other ways to get the data.',
    ],
  },
  repository: { name: 'Read the method on GitHub', href: LINKS.methodRepository },
} as const;
