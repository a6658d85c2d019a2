import type { TextsOf } from '@tim/languages';
import { LINKS } from '../config/links.ts';
import type {
  CABINS as EnglishCabins,
  CONTRAILS as EnglishContrails,
  JOIN as EnglishJoin,
  SCOPE as English,
} from './texts.ts';

export const SCOPE: TextsOf<typeof English> = {
  metric: 'kg CO2e par passager',
  counted:
    'La production et l’acheminement du carburant (du puits au réservoir) et sa combustion (du réservoir au sillage).',
  notCounted:
    'Les traînées de condensation et les autres effets hors CO2e, les aéroports, les trajets d’accès, la fabrication des avions, les compensations. Aucun facteur de forçage radiatif n’est appliqué.',
  contrailsApart: 'à part des kilogrammes',
  rangeMeaning: '8 vols sur 10 devraient s’y situer',
  notGoogles: 'Ce n’est pas la valeur publiée par Google.',
  engineEstimate: 'estimation du moteur ouvert, et non la valeur publiée par Google',
  labelUse:
    'Un label n’est pas fait pour la comptabilité : son dispositif indique qu’il ne sert pas aux déclarations des entreprises.',
  radiativeForcing: 'aucun',
  licence: { name: 'CC BY-SA 4.0', href: LINKS.licence },
};

export const CABINS: TextsOf<typeof EnglishCabins> = {
  names: { economy: 'Économique', premiumEconomy: 'Économique premium', business: 'Affaires', first: 'Première' },
  inText: { economy: 'économique', premiumEconomy: 'économique premium', business: 'affaires', first: 'première' },
};

export const CONTRAILS: TextsOf<typeof EnglishContrails> = {
  names: { Unknown: 'Inconnu', Low: 'Faible', Medium: 'Moyen', High: 'Élevé' },
  inText: { Unknown: 'inconnu', Low: 'faible', Medium: 'moyen', High: 'élevé' },
};

/** With what a sentence or a degree begins, not a name: "La Paz" keeps its capital. */
const OPENING =
  /^(?:(?:Les?|La|Une?|Des|Pour|Environ|Aucune?|Inconnu|Faible|Moyen|Élevé)(?!\p{L}| \p{Lu})|L’(?=\p{Ll}))/u;

export const JOIN: TextsOf<typeof EnglishJoin> = {
  clauses: (parts) => parts.join(', '),
  sentences: (parts) => parts.join(' '),
  items: (parts) => parts.join(' ; '),
  space: ' ',
  stop: '.',
  sentence: (text) => {
    const capitalized = text.charAt(0).toUpperCase() + text.slice(1);
    return /[.!?]$/.test(capitalized) ? capitalized : `${capitalized}.`;
  },
  labelled: (label, text) => `${label} : ${text.replace(OPENING, (word) => word.toLowerCase())}`,
  aside: (text, aside) => `${text} (${aside})`,
  fromTo: (from, to) => `${from} – ${to}`,
};
