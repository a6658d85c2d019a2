import type { MessagesOf } from '@tim/languages';
import type {
  AUTHORS as EnglishAuthors,
  COMPUTED_BY as EnglishComputedBy,
  FACT_LINES as EnglishFactLines,
  FACTS as EnglishFacts,
  PICTURE as EnglishPicture,
} from './texts.ts';

export const COMPUTED_BY: MessagesOf<typeof EnglishComputedBy> = {
  engine: 'le moteur ouvert',
  google: 'l’API de Google',
  label: 'le label européen d’émissions du vol',
};

export const AUTHORS: MessagesOf<typeof EnglishAuthors> = {
  engine: 'Moteur ouvert du Travel Impact Model',
  google: 'Google',
  label: 'Label européen d’émissions des vols',
};

export const FACT_LINES: MessagesOf<typeof EnglishFactLines> = {
  warning: 'Remarque',
  compared: 'Comparaison',
  cabins: 'Toutes les cabines, CO2e par personne, aller simple',
  ranges: 'Fourchettes',
  parts: 'Composition',
  aircraft: 'Avion',
  contrails: 'Risque de traînées',
  counted: 'Compris',
  notCounted: 'Non compris',
  computed: 'Calculé par',
  labelUse: 'Remarque',
  licence: 'Licence',
  address: 'Source',
  made: 'Consulté le',
};

export const FACTS: MessagesOf<typeof EnglishFacts> = {
  title: '{subject} : {figureAfterColon}',
  typicalOf: 'Typique de la liaison {route}',
  figureOf: '{what} : {kg} kg',
  noFigureOf: '{what} : {noFigure}',
  range: '{low} à {high} kg',
  parts: '{cabin} : du réservoir au sillage {tankToWake} kg, du puits au réservoir {wellToTank} kg',
  engine: 'moteur {version}',
  model: 'Travel Impact Model {version}',
  modelWithDataOf: 'Travel Impact Model {version}, données du {dataOf}',
  citation: '{author}. ({year}). {title} ({version}). Consulté le {readOn}, sur {address}',
  readOn: 'consulté le {day}',
};

export const PICTURE: MessagesOf<typeof EnglishPicture> = { source: 'Source :', readOn: 'Consulté le' };
