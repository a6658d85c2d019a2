/** Texts of the page about showing a figure elsewhere. */
export const EMBED = {
  title: 'A figure on your page',
  description: 'Show the emissions of a flight or a route on your own page, in a picture, a spreadsheet or a script.',
  introduction:
    'Choose a flight or a route, look at it below, and copy the code. The figure comes with its range, what it counts and whose it is. No account, no key, no cookie.',
  form: 'What it shows',
  kind: 'Of',
  kinds: { route: 'a route', flight: 'a flight' },
  from: 'From (airport code)',
  to: 'To (airport code)',
  flight: 'Flight',
  date: 'Date (YYYY-MM-DD)',
  cabin: 'Cabin',
  cabins: { economy: 'Economy', premiumEconomy: 'Premium economy', business: 'Business', first: 'First' },
  rules: {
    place: '3-letter IATA airport code',
    flight: 'Airline code and number, such as LX52',
    date: 'A day written YYYY-MM-DD',
  },
  incomplete: 'Fill in the fields above, and the code appears here.',
  preview: 'How it looks',
  withoutScript: 'The form and the preview need JavaScript. The code below works as it stands.',
  codes: {
    element: {
      heading: 'On a web page',
      text: 'An element of its own that takes the colours of your page. Its script weighs less than 10 kB and works under a strict Content-Security-Policy that allows scripts and connections to this site.',
    },
    frame: {
      heading: 'In a frame',
      text: 'For pages that take no script. Publishing systems that support oEmbed create it from the address of a result.',
    },
    picture: {
      heading: 'As a picture',
      text: 'A picture in the form of a card; shape=badge makes it smaller. Use .png instead of .svg for programs that cannot show SVG pictures.',
    },
    markdown: { heading: 'In Markdown', text: 'A badge with a link to how the figure is computed.' },
    cell: {
      heading: 'In a spreadsheet',
      text: 'A number in kilograms. More for Google Sheets, Excel, LibreOffice, R and Python stands on the page for developers.',
    },
  },
  more: { text: 'All addresses, formats and examples', href: '/developers/api#figures' },
  copy: 'Copy: {what}',
  code: 'Code: {what}',
  alt: 'CO2e of this journey per passenger',
  looks: {
    heading: 'Colours and letters',
    text: 'The element inherits letters and colours. These variables of CSS change them:',
  },
  privacy: {
    heading: 'What is sent',
    text: 'The question alone: airports, flight, date and cabin. No cookie, and not the address of your page. Like every server, this one sees the address of the network that asks.',
  },
  sellers: {
    heading: 'If you sell flights',
    paragraphs: [
      'The UK’s aviation authority expects those who sell or advertise flights from or to the UK to show environmental information by 30 April 2027 (CAP 3112). Figures belong beside every offer, in search and in booking, readable without a click.',
      'The element states what those principles ask for: method and version, per passenger and cabin, what is counted, range, and a link to the working. Show it whole, in every list the same way, with figures of one method only.',
      'Whether an independent implementation of the Travel Impact Model is among the methods the authority accepts is not ours to promise, and this is no legal advice. Airlines may not show such figures of their own for routes from and to airports in the European Union, outside its label.',
    ],
  },
} as const;
