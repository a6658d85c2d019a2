import { PAGES } from '../../config/pages.ts';
import { LINKS } from '../../config/links.ts';

/** The page about the API; what each method takes and gives is read from the API's own document. */
export const DEVELOPERS = {
  title: 'Developers API',
  description:
    'The API behind the calculator: methods, fields, limits, errors and examples with the answers they were given.',
  introduction: [
    [
      'Ask for the emissions of many flights at once, from your own software. The service answers in the JSON of Google’s ',
      { text: 'Travel Impact Model API', href: LINKS.developersApi },
      ', so a client written for that one works here once it is told this address.',
    ],
    [
      'The figures are estimates of the ',
      { text: 'open engine', href: PAGES.methodology },
      ' behind this site, made from public data. They are not Google’s published values.',
    ],
    [{ text: 'A list of flights from a spreadsheet needs no code: give it to the site.', href: PAGES.batch }],
  ],
  /** Where the page is in another language. */
  inEnglish: 'The fields are explained in the API’s own words, which are English.',
  contents: 'On this page',
  methods: 'Methods',
  /** Types of fields, in words. */
  typeNames: {
    int64: '64-bit integer as text',
    oneOf: 'one of',
    listOf: 'list of {type}',
    listOfAtMost: 'list of {type}, at most {most}',
    mapTo: 'map of text to {type}',
    names: { integer: 'integer', number: 'number', string: 'string', boolean: 'boolean', object: 'object' },
  },
  /** The API names the contrails' buckets by other words. */
  calculatorsWord: 'The calculator’s word for it is “{word}”.',
  labels: {
    request: 'Request',
    answer: 'Answer',
    example: 'Example',
    given: 'Answered with',
    /** Behind the words for an example and its answer. */
    kindWithSwitch: ' with a switch',
    withSwitch: 'With a switch, each entry tells more, and one without emissions tells why:',
  },
  given: 'The answers shown are the service’s own, asked on 21 November 2026.',
  figures: {
    heading: 'One figure',
    introduction:
      'For a cell, a link, a badge: one figure at an address of its own, which anybody may keep for a day. No key, no request body; an error is one line of text.',
    formats:
      'format (or an ending such as .csv) is json, csv, txt (the number alone), svg or png; cabin is economy, premiumEconomy, business or first; unit is kg, g or t. Of pictures, shape is card or badge and theme is light, dark or auto.',
    embed: { text: 'A figure on your own page: preview and code', href: PAGES.embed },
  },
  parameters: {
    heading: 'Parameters of every method',
    introduction: 'They stand in the address, after a question mark.',
  },
  keys: {
    heading: 'Keys',
    introduction:
      'No key is needed unless whoever runs the service asks for one. Then a request without a key gets status 403, and one with a wrong key 400.',
  },
  headers: {
    heading: 'Headers of an answer',
    introduction: 'They say what the body does not. A page of any site may call this API and read them.',
  },
  errors: {
    heading: 'Errors',
    introduction:
      'An error has the body of a google.rpc.Status. A flight nobody knows is no error: its entry comes back without emissions.',
    example: 'A field that nobody knows, for instance, gets this:',
  },
  types: { heading: 'Types', introduction: 'A field without a value is left out of an answer.' },
  clients: {
    heading: 'Clients and documents',
    introduction: 'Every client below was tried against this service.',
    curl: 'From the command line',
    official: 'With Google’s own client for Node.js',
    documents: [
      { text: 'OpenAPI 3.1', href: '/openapi.json', description: 'this page is made from it' },
      {
        text: 'Google API Discovery',
        href: '/$discovery/rest?version=v1',
        description: 'what Google’s clients are generated from',
      },
    ],
    tools:
      'Language models ask by the Model Context Protocol at /mcp, with a tool for each method: compute_flight_emissions, compute_detailed_flight_emissions, compute_typical_flight_emissions and compute_scope3_flight_emissions, and one more, list_ways_to_fly, for everyone who flies a route on a day. Each answer says why an entry has no emissions.',
  },
} as const;
