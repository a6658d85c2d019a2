import type { Standing } from '@tim/estimator';
import { monthWords } from './month.ts';

type Basis = Standing['basis'];

const USES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    military: 'a military airfield',
    closed: 'closed',
    freight: 'for freight',
    'general-aviation': 'for business jets and small aircraft',
  }),
);

/** Why a carrier's route is taken to be flown today, or not, in a sentence. */
export function standingWords({ basis }: Pick<Standing, 'basis'>): string {
  switch (basis.kind) {
    case 'airport-without-passengers':
      return `${basis.airportCode} is ${USES.get(basis.use) ?? basis.use}: no flight there can be booked.`;
    case 'reported-lately':
      return `Flights were reported up to ${monthWords(basis.through)}.`;
    case 'reported-no-more':
      return `No flights were reported in the time up to ${monthWords(basis.through)}.`;
    case 'entered-lately':
      return `A flight number was last entered in the list of flights in ${monthWords(basis.lastEntered)}.`;
    case 'entered-since':
      return `A flight number was last entered in the list of flights in ${monthWords(basis.lastEntered)}, none since.`;
    case 'entered-one-way':
      return `Entered in the list of flights in ${monthWords(basis.lastEntered)}, long ago or one way alone.`;
    case 'flown-by-sister':
      return `Its sister airline ${basis.carrierCode} flies it.`;
    default:
      return SENTENCES[basis.kind];
  }
}

const SENTENCES: Readonly<
  Record<
    Exclude<
      Basis['kind'],
      | 'airport-without-passengers'
      | 'reported-lately'
      | 'reported-no-more'
      | 'entered-lately'
      | 'entered-since'
      | 'entered-one-way'
      | 'flown-by-sister'
    >,
    string
  >
> = {
  'scheduled-on-day': 'A schedule has it.',
  'scheduled-for-number': 'A schedule has it.',
  'scheduled-on-route': 'A schedule has it.',
  'route-compiled': 'Known of this airline on this route.',
  'sells-no-seats': 'The airline flies for others, charters or freight: it sells no seats under its code.',
  'seen-lately': 'Seen at San Francisco.',
  'foreign-domestic': 'Within a country in which the airline may sell no seats.',
  'no-fitting-aircraft': 'None of the airline’s aircraft reaches so far or may land there.',
  'between-foreign-countries': 'Between two countries that are not the airline’s.',
  'flown-in-2022': 'Flown in 2022; its flight numbers are older than the list’s history.',
  'hardly-flown-in-2022': 'Hardly flown in 2022, and not entered in the list of flights since.',
  'flown-in-2016-17': 'Flown in 2016 and 2017; nothing later is known.',
  'listed-alone': 'In the list of flights for years, and no more is known of it.',
};
