import { LINKS } from '../../config/links.ts';
import { PAGES } from '../../config/pages.ts';

export const ABOUT = {
  title: 'About the Travel Impact Model',
  description:
    'How the Travel Impact Model estimates the emissions of a flight per passenger, the principles it keeps, and the ways to use it.',
  introduction: [
    [
      'The Travel Impact Model (TIM) estimates the greenhouse gas emissions of one seat on a flight. Give it a flight, and it answers with the kilograms of CO2e that one passenger accounts for, cabin by cabin, before the flight has left the ground.',
    ],
    [
      'Google administers the model, an independent Advisory Committee oversees it, and anyone may use it: it is a public good. The Independent Advisory Group behind the ',
      { text: 'Travalyst Shared Framework', href: LINKS.coalition },
      ' has reviewed the model, and travel sites beyond Google show its estimates next to the fares they sell.',
    ],
  ],
  howItWorks: {
    heading: 'How the model works',
    paragraphs: [
      [
        'The model first estimates the fuel a flight burns, then the emissions of making and burning that fuel, and finally shares them out among the people on board. Five inputs decide the outcome:',
      ],
    ],
    inputs: [
      { name: 'Origin and destination', text: 'set the distance flown, detours included.' },
      { name: 'Aircraft type', text: 'sets how much fuel that distance takes.' },
      {
        name: 'Cabin class and seat configuration',
        text: 'set each seat’s share: a seat that takes up more floor space is assigned more of the fuel.',
      },
      { name: 'Load factors', text: 'show how many seats are taken, and how much cargo is in the hold.' },
      {
        name: 'Average aircraft utilization',
        text: 'stands in for what cannot be known before departure, such as how full one particular flight will be.',
      },
    ],
    closing: [
      'The result covers the fuel’s whole life, from well to wake, and follows ISO 14083. Every release of the model is numbered and published with its method.',
    ],
  },
  principles: {
    heading: 'Model principles',
    points: [
      { name: 'Accurate', text: 'Estimates are checked against measured fuel burn and corrected when they miss.' },
      { name: 'Precise', text: 'Two flights that differ in aircraft, cabin or route get figures that differ too.' },
      { name: 'Comprehensive', text: 'Any scheduled passenger flight, anywhere, can be looked up.' },
      { name: 'Futureproof', text: 'The model can be extended for new aircraft, new fuels and new findings.' },
      { name: 'Transparent', text: 'Anyone can read the method, its sources and its change history.' },
      { name: 'Consistent', text: 'The same flight gets the same figure wherever it is shown.' },
      { name: 'Accessible', text: 'No licence to buy and no account to open: the output is public.' },
    ],
  },
  howToUse: {
    heading: 'How to use TIM',
    paragraphs: [['The model’s output is free. You can get it in three ways.']],
    cards: [
      {
        title: 'Emissions Calculator',
        description: 'Look up one flight or a typical route here, and see what the figure is made of.',
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
      'You can also request this site’s own figures through ',
      { text: 'the API behind the calculator', href: '/developers/api' },
      ', and ',
      { text: 'how its engine computes', href: PAGES.methodology },
      ' from public data and ',
      { text: 'how near its figures come', href: '/accuracy' },
      ' to the published ones.',
    ],
    closing: [
      'Do none of these fit what you have in mind? Please ',
      { text: 'contact us', href: LINKS.accessOptions },
      ' about other ways to get the data.',
    ],
  },
  repository: { name: 'Read the method on GitHub', href: LINKS.methodRepository },
} as const;
