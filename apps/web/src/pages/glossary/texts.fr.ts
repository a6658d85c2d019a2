import type { MessagesOf } from '@tim/languages';
import type { GLOSSARY as English } from './texts.ts';

export const GLOSSARY: MessagesOf<typeof English> = {
  title: 'Glossaire',
  description:
    'Les mots du calcul des émissions de l’aviation : ce qu’ils veulent dire, comment ils se disent en anglais et d’où vient le mot français.',
  introduction:
    'Ce que veulent dire les mots de ces pages, comment ils se disent en anglais et, lorsqu’il a été publié, d’où vient le mot français.',
  inEnglish: 'en anglais :',
  source: 'Source du mot',
  terms: {
    wellToWake: {
      word: 'du puits au sillage',
      meaning:
        'Toutes les émissions d’un carburant : production, livraison et combustion. Tous les chiffres de ce site vont du puits au sillage, sauf mention contraire.',
      source: '',
    },
    tankToWake: {
      word: 'du réservoir au sillage',
      meaning: 'La part émise par la combustion du carburant dans l’avion.',
      source: '',
    },
    wellToTank: {
      word: 'du puits au réservoir',
      meaning: 'La part émise par la production et la livraison du carburant.',
      source: '',
    },
    co2e: {
      word: 'CO2e',
      meaning:
        'Équivalent CO2 : la masse de CO2 qui réchauffe autant, en 100 ans, que les gaz à effet de serre comptés.',
      source: '',
    },
    emissionFactor: {
      word: 'facteur d’émission',
      meaning: 'Masse de CO2e par masse de carburant.',
      source: '',
    },
    typical: {
      word: 'émissions typiques',
      meaning:
        'Ce qu’émettent les façons habituelles de voyager entre deux villes : la moitié émet moins, l’autre moitié plus.',
      source: '',
    },
    range: {
      word: 'fourchette',
      meaning: 'Les valeurs entre lesquelles le chiffre devrait se situer dans 8 cas sur 10.',
      source: '',
    },
    loadFactor: {
      word: 'taux de remplissage',
      meaning: 'Passagers par rapport aux sièges. Moins un vol est rempli, plus chaque passager émet.',
      source: 'NF EN ISO 14083:2023',
    },
    cargoMassFraction: {
      word: 'part du fret dans la charge utile',
      meaning:
        'La charge utile, ce sont les passagers avec leurs bagages, et le fret. Le fret se voit attribuer sa part des émissions.',
      source: '',
    },
    greatCircle: {
      word: 'distance orthodromique',
      meaning: 'Le plus court chemin sur le globe entre deux aéroports.',
      source: '',
    },
    detour: {
      word: 'détour',
      meaning: 'Ce qu’un vol parcourt en plus de l’orthodromie, à cause du vent, de l’espace aérien et de l’approche.',
      source: '',
    },
    landingAndTakeOff: {
      word: 'atterrissage et décollage (LTO)',
      meaning:
        'Roulage, décollage, première montée, approche et atterrissage, au-dessous de 3 000 pieds (environ 900 m).',
      source: '',
    },
    climbCruiseDescent: {
      word: 'montée, croisière et descente (CCD)',
      meaning: 'Tout le reste : à partir de 3 000 pieds, en route, puis jusqu’à redescendre à cette hauteur.',
      source: '',
    },
    cabinClass: {
      word: 'cabine',
      meaning:
        'Économique, économique premium, affaires ou première. Un siège qui prend plus de place prend une plus grande part des émissions.',
      source: '',
    },
    operatingCarrier: {
      word: 'compagnie qui assure le vol',
      meaning: 'La compagnie dont l’avion et l’équipage volent, quel que soit le vendeur du billet.',
      source: '',
    },
    codeshare: {
      word: 'partage de code',
      meaning: 'Un vol qu’une compagnie vend sous son propre numéro et qu’une autre assure.',
      source: '',
    },
    connection: {
      word: 'correspondance',
      meaning: 'Un voyage avec changement de vol.',
      source: '',
    },
    sustainableFuel: {
      word: 'carburant d’aviation durable (SAF)',
      meaning:
        'Carburant issu de déchets, de plantes ou d’électricité. Lorsqu’un chiffre en tient compte, c’est indiqué.',
      source: 'Règlement (UE) 2023/2405',
    },
    contrail: {
      word: 'traînée de condensation',
      meaning:
        'Une traînée de glace derrière un avion. Certaines persistent et réchauffent le climat ; aucun kilogramme de ce site n’en tient compte.',
      source: '',
    },
    radiativeForcing: {
      word: 'forçage radiatif effectif',
      meaning:
        'Mesure dans laquelle une cause modifie l’équilibre entre l’énergie que la Terre reçoit et celle qu’elle renvoie, effets rapides compris.',
      source: 'GIEC AR6, groupe de travail I',
    },
    primaryData: {
      word: 'données primaires',
      meaning: 'Mesurées par ceux qui volent : le carburant qu’un vol a réellement consommé.',
      source: 'NF EN ISO 14083:2023',
    },
    modelledData: {
      word: 'données modélisées',
      meaning:
        'Calculées à partir de ce que l’on sait du vol, comme ici : type d’avion, sièges, remplissage, distance.',
      source: 'NF EN ISO 14083:2023',
    },
    defaultData: {
      word: 'données par défaut',
      meaning: 'Des moyennes, lorsque l’on n’en sait pas plus, comme un facteur par distance.',
      source: 'NF EN ISO 14083:2023',
    },
  },
};
