import { LINKS } from '../../config/links.ts';

export const FAQ = {
  title: 'FAQ',
  description:
    'Answers to frequently asked questions about the Travel Impact Model: what it is, why it is needed and who looks after it.',
  heading: 'Frequently Asked Questions',
  items: [
    {
      question: 'What is the Travel Impact Model?',
      answer: [
        [
          'The Travel Impact Model (TIM) predicts the CO2e emissions of a future flight for one passenger in each cabin. Its method is published, its output is free, and it is kept as a public good.',
        ],
        [
          'Google administers it. Since ',
          { text: '2023', href: LINKS.committeeAnnouncement },
          ' an independent Advisory Committee has overseen how it develops.',
        ],
      ],
    },
    {
      question: 'Why is it needed?',
      answer: [
        [
          'Flights between the same two cities can differ widely in what they emit. ',
          { text: 'Research', href: LINKS.itineraryVariation },
          ' finds that choosing the least-emitting flight cuts the CO2 of a trip by 22 to 63%. Travellers can only make that choice when they see comparable figures before they book.',
        ],
        [
          'The industry has set itself the goal of ',
          { text: 'net-zero CO2 by 2050', href: LINKS.netZeroResolution },
          '. One shared, open way of counting makes progress towards it visible.',
        ],
      ],
    },
    {
      question: 'Where is it used today?',
      answer: [
        [
          'Google Flights shows the model’s estimates, and so do Skyscanner, Booking.com, Expedia, Sabre, Amadeus, Travelport, Trip.com, Didi and First Choice. Members of the ',
          { text: 'Travalyst coalition', href: LINKS.coalition },
          ' use it as their common framework, so that a flight carries the same figure on each of their sites.',
        ],
      ],
    },
    {
      question: 'What is the role of the Secretariat?',
      answer: [
        [
          'The International Council on Clean Transportation serves as the Secretariat. It does the background research, moderates the committee’s meetings, communicates decisions publicly and engages with stakeholders.',
        ],
      ],
    },
    {
      question: 'Who serves on the Advisory Committee?',
      answer: [
        [
          'Experts from airlines, universities, policy and non-governmental organisations. Two aviation regulators take part as observers without a vote. Read ',
          { text: 'about the model', href: '/about-tim' },
          ' they look after, or see the members by name under ',
          { text: 'Governance', href: '/governance' },
          '.',
        ],
      ],
    },
  ],
} as const;
