import type { MessagesOf } from '@tim/languages';
import { LINKS } from '../config/links.ts';
import type {
  CABINS as EnglishCabins,
  CONTRAILS as EnglishContrails,
  JOINING as EnglishJoining,
  SCOPE as English,
} from './texts.ts';

export const SCOPE: MessagesOf<typeof English> = {
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

export const CABINS: MessagesOf<typeof EnglishCabins> = {
  names: { economy: 'Économique', premiumEconomy: 'Économique premium', business: 'Affaires', first: 'Première' },
  inText: { economy: 'économique', premiumEconomy: 'économique premium', business: 'affaires', first: 'première' },
};

export const CONTRAILS: MessagesOf<typeof EnglishContrails> = {
  names: { Unknown: 'Inconnu', Low: 'Faible', Medium: 'Moyen', High: 'Élevé' },
  inText: { Unknown: 'inconnu', Low: 'faible', Medium: 'moyen', High: 'élevé' },
};

export const JOINING: MessagesOf<typeof EnglishJoining> = {
  clauses: '{before}, {after}',
  sentences: '{before} {after}',
  items: '{before} ; {after}',
  sentence: '{text}.',
  labelled: '{label} : {text}',
  aside: '{text} ({aside})',
  fromTo: '{from} – {to}',
};
