import type { MessagesOf } from '@tim/languages';
import type { MEETING_RECORD as English } from './texts.ts';

export const MEETING_RECORD: MessagesOf<typeof English> = {
  about:
    'Où des personnes devraient se réunir, selon le moteur ouvert du Travel Impact Model, calculé dans le navigateur.',
  method: {
    name: 'Travel Impact Model, émissions typiques de chaque liaison, toutes compagnies, avec les correspondances que comptent les chiffres typiques ; lieux selon la somme de tous',
    unit: 'g CO2e du puits au sillage ; d’une personne pour un trajet, de toutes celles qui viennent pour un lieu',
    range:
      'half² = Σ_lieux (personnes qui viennent × h)², en dessous et au-dessus séparément : les écarts des personnes d’un même lieu vont dans le même sens, ceux de lieux différents sont indépendants',
    clearDifference: 'plus de √(above² + below²) des deux totaux',
    online:
      'Cette part de toutes les personnes, arrondie vers le bas : pour chaque lieu, celles dont le trajet émet le plus. Ce qu’émet une réunion en ligne n’est pas compté.',
    withoutAWay:
      'Aucun vol n’est connu, même avec une correspondance. Des vols qui finissent tous dans une autre ville ne mènent pas à un lieu que personne n’a nommé.',
  },
  byLand:
    'Les trajets de moins de {km} km de distance orthodromique sont laissés de côté : par voie terrestre, non comptés.',
};
