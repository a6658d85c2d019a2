import type { MessagesOf } from '@tim/languages';
import type { EDITION as English } from '../en/edition.ts';

export const EDITION: MessagesOf<typeof English> = {
  scopes: {
    all: 'tous les vols',
    domestic: 'vols intérieurs',
    international: 'vols internationaux',
  },
  monthsRead: { one: '{count} mois lu', other: '{count} mois lus' },
  yearsRead: { one: '{count} an lu', other: '{count} ans lus' },
  'contrails-by-season-and-hour': 'lu sur des graphiques publiés, à environ 15 % près',
  phrases: {
    'airport use': 'usage des aéroports',
    'BITRE (Australia)': 'BITRE (Australie)',
    'carrier cabins': 'cabines par compagnie',
    'carrier fleets': 'flottes par compagnie',
    'carrier status': 'situation des compagnies',
    'DGCA (India)': 'DGCA (Inde)',
    'monthly traffic reports': 'trafic mensuel',
    'route aircraft': 'avions par liaison',
    'route facts': 'données sur les liaisons',
    'own table of ': 'table propre au ',
    'mostly recalled': 'pour l’essentiel non vérifié',
    'recalled from general knowledge': 'non vérifié',
    recalled: 'non vérifié',
    ', ': ', ',
    '; ': ' ; ',
  },
  between: { ' to ': ' à ', ' and ': ' et ' },
  before: {
    to: 'jusqu’en {date}',
    'end of': 'fin {date}',
    reviewed: 'revu le {date}',
  },
};
