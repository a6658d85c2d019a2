import type { MessagesOf } from '@tim/languages';
import type { STANDING as English } from '../en/standing.ts';

export const STANDING: MessagesOf<typeof English> = {
  'airport-without-passengers': '{airportCode} ist {use}: Dort lässt sich kein Flug buchen.',
  uses: {
    military: 'ein Militärflugplatz',
    closed: 'geschlossen',
    freight: 'ein Frachtflughafen',
    'general-aviation': 'nur für Geschäfts- und Kleinflugzeuge',
  },
  'reported-lately': 'Bis {month} wurden Flüge gemeldet.',
  'reported-no-more': 'In der Zeit bis {month} wurden keine Flüge gemeldet.',
  'entered-lately': 'Zuletzt wurde im {month} eine Flugnummer in die Liste der Flüge eingetragen.',
  'entered-since': 'Zuletzt wurde im {month} eine Flugnummer in die Liste der Flüge eingetragen, seitdem keine mehr.',
  'entered-one-way': 'Im {month} in die Liste der Flüge eingetragen, vor langer Zeit oder nur in einer Richtung.',
  'flown-by-sister': 'Die Schwestergesellschaft {carrierCode} fliegt diese Strecke.',
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
