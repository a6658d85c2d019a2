import type { MessagesOf } from '@tim/languages';
import type { WORKING as English } from './texts.ts';

export const WORKING: MessagesOf<typeof English> = {
  shortHeading: 'En bref',
  floorColumns: ['Cabine', 'Surface d’un siège', 'kg CO2e'],
  floorLegend: 'Un carré représente la surface au sol d’un siège économique.',
  stepsHeading: 'Étape par étape',
  stepsIntroduction:
    'Chaque ligne est une étape, avec les nombres de ce résultat. Ouvrez-la pour voir la formule et l’origine de chaque nombre. Les nombres ne sont arrondis que pour la lecture : à la main, les derniers chiffres peuvent différer.',
  rangeHeading: 'À quel point ces chiffres sont-ils sûrs ?',
  rangeIntroduction:
    'Ce sont des estimations faites avant le vol. La fourchette est établie pour que 8 vols sur 10 s’y situent d’après cette méthode, avec l’avion, la cabine et le remplissage du jour ; d’après le carburant réellement brûlé, elle est plus large, comme l’indique la dernière étape (kg CO2e, bornes arrondies vers l’extérieur).',
  rangeColumns: ['Cabine', 'Minimum', 'Maximum'],
  driversIntroduction: 'D’où vient l’écart, de la plus grande part à la plus petite :',
  typesHeading: 'Quel avion assurera le vol ?',
  typesIntroduction:
    'Personne ne peut le savoir avant le jour du vol. Voici les avions possibles, chacun avec sa probabilité ; les chiffres sont ceux de l’avion médian par ses émissions.',
  formula: 'Formule',
  source: 'Origine :',
  section: 'Méthodologie, section',
  published: 'La méthode publiée',
  routesMiddle: 'médian',
  routeColumn: 'Trajet',
  engineVersion: 'Version du moteur : {version}',
  floor: {
    heading: 'Pourquoi la classe affaires compte-t-elle {factor} fois l’économique ?',
    narrow: {
      one: 'À cause de la surface au sol. Dans un avion à un couloir, un siège affaires prend la place de {factor} siège économique. L’avion brûle son carburant pour transporter toute sa surface ; on en attribue donc autant à un passager en affaires qu’à {factor} passager en économique.',
      other:
        'À cause de la surface au sol. Dans un avion à un couloir, un siège affaires prend la place de {factor} sièges économiques. L’avion brûle son carburant pour transporter toute sa surface ; on en attribue donc autant à un passager en affaires qu’à {factor} passagers en économique.',
    },
    wide: {
      one: 'À cause de la surface au sol. Dans un avion à deux couloirs (gros-porteur), un siège affaires prend la place de {factor} siège économique : il se transforme en lit. L’avion brûle son carburant pour transporter toute sa surface ; on en attribue donc autant à un passager en affaires qu’à {factor} passager en économique.',
      other:
        'À cause de la surface au sol. Dans un avion à deux couloirs (gros-porteur), un siège affaires prend la place de {factor} sièges économiques : il se transforme en lit. L’avion brûle son carburant pour transporter toute sa surface ; on en attribue donc autant à un passager en affaires qu’à {factor} passagers en économique.',
    },
    source: 'Surface occupée par un siège : pratique recommandée 1726 de l’IATA, la même pour toutes les compagnies.',
  },
};
