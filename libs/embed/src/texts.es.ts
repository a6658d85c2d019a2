import type { MessagesOf } from '@tim/languages';
import type { EMBED_TEXTS as English } from './texts.ts';

export const EMBED_TEXTS: MessagesOf<typeof English> = {
  label: 'Emisiones de este trayecto',
  loading: 'Consultando las emisiones',
  incomplete:
    'Indique from y to y, para un vuelo, su número y fecha: from="ZRH" to="BOS" flight="LX52" date="2027-01-10".',
  working: 'Cómo se calcula esta cifra',
  reasons: {
    UNKNOWN_AIRPORT: 'no se conoce uno de los aeropuertos.',
    UNKNOWN_CARRIER: 'no se conoce la aerolínea.',
    CARRIER_NOT_ON_ROUTE: 'no consta que la aerolínea opere esta ruta.',
    NO_KNOWN_SERVICE: 'no consta que ninguna aerolínea opere esta ruta.',
    DATE_OUT_OF_WINDOW: 'solo se estiman vuelos desde hoy hasta dentro de un año.',
    UNKNOWN_FLIGHT_NUMBER: 'no se conoce el número de vuelo.',
    NO_SUCH_CABIN: 'a bordo no hay esa clase.',
  },
  unknown: 'no se conoce este vuelo o esta ruta.',
};
