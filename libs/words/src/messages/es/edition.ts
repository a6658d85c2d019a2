import type { MessagesOf } from '@tim/languages';
import type { EDITION as English } from '../en/edition.ts';

export const EDITION: MessagesOf<typeof English> = {
  scopes: {
    all: 'todos los vuelos',
    domestic: 'vuelos nacionales',
    international: 'vuelos internacionales',
  },
  monthsRead: { one: '{count} mes leído', other: '{count} meses leídos' },
  yearsRead: { one: '{count} año leído', other: '{count} años leídos' },
  'contrails-by-season-and-hour': 'leído en figuras publicadas, con un margen de alrededor del 15 %',
  phrases: {
    'airport use': 'uso de aeropuertos',
    'BITRE (Australia)': 'BITRE (Australia)',
    'carrier cabins': 'cabinas por aerolínea',
    'carrier fleets': 'flotas por aerolínea',
    'carrier status': 'situación de las aerolíneas',
    'DGCA (India)': 'DGCA (India)',
    'monthly traffic reports': 'cifras mensuales de tráfico',
    'route aircraft': 'aviones por ruta',
    'route facts': 'datos de rutas',
    'own table of ': 'tabla propia del ',
    'mostly recalled': 'en su mayor parte sin verificar',
    'recalled from general knowledge': 'sin verificar',
    recalled: 'sin verificar',
    ', ': ', ',
    '; ': '; ',
  },
  between: { ' to ': ' a ', ' and ': ' y ' },
  before: {
    to: 'hasta {date}',
    'end of': 'final de {date}',
    reviewed: 'revisado el {date}',
  },
};
