import type { Standing } from '@tim/estimator';
import { inMonthWords } from './in-month.ts';
import { monthWords } from './month.ts';

type Basis = Standing['basis'];

const USES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    military: 'ein Militärflugplatz',
    closed: 'geschlossen',
    freight: 'ein Frachtflughafen',
    'general-aviation': 'nur für Geschäfts- und Kleinflugzeuge',
  }),
);

/** Why a carrier's route is taken to be flown today, or not, in a sentence. */
export function standingWords({ basis }: Pick<Standing, 'basis'>): string {
  switch (basis.kind) {
    case 'airport-without-passengers':
      return `${basis.airportCode} ist ${USES.get(basis.use) ?? basis.use}: Dort lässt sich kein Flug buchen.`;
    case 'reported-lately':
      return `Bis ${monthWords(basis.through)} wurden Flüge gemeldet.`;
    case 'reported-no-more':
      return `In der Zeit bis ${monthWords(basis.through)} wurden keine Flüge gemeldet.`;
    case 'entered-lately':
      return `Zuletzt wurde ${inMonthWords(basis.lastEntered)} eine Flugnummer in die Liste der Flüge eingetragen.`;
    case 'entered-since':
      return `Zuletzt wurde ${inMonthWords(basis.lastEntered)} eine Flugnummer in die Liste der Flüge eingetragen, seitdem keine mehr.`;
    case 'entered-one-way':
      return `${inMonthWords(basis.lastEntered).replace(/^im/, 'Im')} in die Liste der Flüge eingetragen, vor langer Zeit oder nur in einer Richtung.`;
    case 'flown-by-sister':
      return `Die Schwestergesellschaft ${basis.carrierCode} fliegt diese Strecke.`;
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
  'scheduled-on-day': 'Steht in einem Flugplan.',
  'scheduled-for-number': 'Steht in einem Flugplan.',
  'scheduled-on-route': 'Steht in einem Flugplan.',
  'route-compiled': 'Von dieser Fluggesellschaft auf dieser Strecke bekannt.',
  'sells-no-seats':
    'Die Fluggesellschaft fliegt für andere, im Charter oder mit Fracht: Unter ihrem Code verkauft sie keine Plätze.',
  'seen-lately': 'In San Francisco gesehen.',
  'foreign-domestic': 'Innerhalb eines Landes, in dem die Fluggesellschaft keine Plätze verkaufen darf.',
  'no-fitting-aircraft': 'Kein Flugzeug der Fluggesellschaft reicht so weit oder darf dort landen.',
  'between-foreign-countries': 'Zwischen zwei Ländern, die nicht das der Fluggesellschaft sind.',
  'flown-in-2022': '2022 geflogen; die Flugnummern sind älter als die Aufzeichnungen der Liste.',
  'hardly-flown-in-2022': '2022 kaum geflogen und seitdem nicht in die Liste der Flüge eingetragen.',
  'flown-in-2016-17': '2016 und 2017 geflogen; Späteres ist nicht bekannt.',
  'listed-alone': 'Seit Jahren in der Liste der Flüge, mehr ist nicht bekannt.',
};
