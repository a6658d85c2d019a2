import type { MessagesOf } from '@tim/languages';
import type { AIRCRAFT_FOUND as English } from '../en/aircraft-found.ts';

export const AIRCRAFT_FOUND: MessagesOf<typeof English> = {
  operatedBy: {
    partner: 'Assuré pour {carrierName} par {partnerName}.',
    'probably-partner':
      'Probablement assuré pour {carrierName} par {partnerName} : en 2016-17, les vols {carrierName} sur cette liaison avaient les sièges d’avions plus petits que les siens (OpenTravelData).',
    'carrier-not-listed':
      '{carrierName} n’est pas répertoriée sur cette liaison, mais dessert les deux villes et a une base dans l’une d’elles.',
  },
  given: 'Indiqué dans la demande.',
  'family-default':
    'La demande indique la famille {family}, dont on ne connaît aucun type chez {carrierName} : c’est le type que la méthode prévoit pour cette famille.',
  family: 'La demande indique la famille {family}.',
  from: {
    'scheduled-on-day': 'Programmé pour ce numéro de vol, pour cette saison et ce jour de la semaine ({schedule}).',
    'scheduled-for-number':
      'Programmé pour ce numéro de vol, mais pas pour cette saison et ce jour de la semaine ({schedule}).',
    'scheduled-on-route': 'Programmé pour des vols {carrierName} sur cette liaison, pas pour ce numéro ({schedule}).',
    'seen-on-route':
      'Vu à San Francisco sur des vols {carrierName} sur cette liaison, ceux de ce numéro comptant le plus (SFO Museum, janvier 2024 à juillet 2026).',
    'reported-on-route':
      '{carrierName} déclare le faire voler sur cette liaison (US BTS T-100, janvier 2024 et février 2026).',
    'kept-for-route':
      '{carrierName} réserve à cette liaison des avions aux cabines particulières (pour l’essentiel non vérifié).',
    'counted-seats-on-route':
      'Dans la flotte {carrierName}, le type dont les sièges correspondent à ceux de ses vols sur cette liaison sur l’année close en août 2025, relevés par l’Australie (BITRE).',
    'fleet-and-seats-on-route':
      'Supposé d’après la flotte {carrierName}, les sièges de ses vols sur cette liaison en 2016-17 (OpenTravelData) et les types qui volent à cette distance.',
    'carrier-fleet':
      'Supposé d’après la flotte {carrierName}, pour autant qu’elle soit connue, et les types qui volent à cette distance.',
    'reported-elsewhere':
      'Supposé d’après les types que {carrierName} déclare sur ses autres liaisons (US BTS Form 41 Schedule T-2 et T-100).',
    'all-carriers-fleets':
      'Supposé d’après ce que toutes les compagnies font voler à cette distance : on ne connaît chez {carrierName} aucun type qui aille aussi loin.',
  },
  fleetNotKnown:
    'Supposé d’après ce que toutes les compagnies font voler à cette distance : on ne connaît aucun avion {carrierName}. La compagnie ne transporte peut-être que du fret, ou ne vole plus.',
  middleOfSeveral:
    'Parmi les types possibles, c’est le médian par ses émissions ; chacun compte selon la fréquence de ses vols.',
  cabin: {
    layout: 'Cabine : {layouts}.',
    layouts: 'Cabine : moyenne de {layouts}.',
    layoutName: '« {name} »',
    scheduledSeats: {
      stated: 'Cabine : sièges selon le programme.',
      ofSchedule: 'Cabine : sièges selon le programme ({schedule}).',
    },
    scheduledTotal: {
      stated: 'Cabine : total des sièges selon le programme.',
      ofSchedule: 'Cabine : total des sièges selon le programme ({schedule}).',
    },
    typical: 'Cabine : habituelle pour ce type.',
    typicalScaled: 'Cabine : habituelle pour ce type, ajustée au total déclaré.',
  },
  recalled: 'Le nombre de sièges n’est pas vérifié : aucune source n’a été lue.',
};
